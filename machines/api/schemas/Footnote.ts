// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Anchor } from './Anchor.ts';
import { Words } from './Words.ts';
import { object } from '../shapes.ts';

export const Footnote = /*#__PURE__*/ object({ "anchor": Anchor, "words": Words }, { "reference": Anchor });
