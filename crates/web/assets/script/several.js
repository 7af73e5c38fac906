// @ts-check
// Several things marked at once: fetched by a page, or with a part, that asks for that.

import "./drag.js";
import "./marks.js";
