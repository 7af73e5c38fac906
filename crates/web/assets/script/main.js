// @ts-check
// The table made live: patches what has changed, lets the board be clicked, listens for moves. Without it everything works with plain forms.

import "./play.js";
import "./analysis.js";
import "./answers.js";
import "./chat.js";
import "./drag.js";
import "./forms.js";
import "./hint.js";
import "./keys.js";
import "./lesson.js";
import "./marks.js";
import "./press.js";
import "./replay.js";
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
