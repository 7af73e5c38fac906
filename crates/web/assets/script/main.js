// @ts-check
// The table made live: patches what has changed, lets the board be clicked, listens for moves. Without it everything works with plain forms.

import "./play.js";
import "./answers.js";
import "./chat.js";
import "./clock.js";
import "./forms.js";
import "./hint.js";
import "./keys.js";
import "./people.js";
import "./press.js";
import "./sheet.js";
import "./tale.js";
import "./tempo.js";
import "./tour.js";
import "./turn.js";
import "./waiting.js";
import { base, main, root } from "./page.js";
import { tell } from "./show.js";
import { listen } from "./stream.js";

root.classList.add("js");
if (main()) tell({ same: false, moved: false, turn: false });
if (base()) listen();
