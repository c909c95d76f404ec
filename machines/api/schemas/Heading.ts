// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Anchor } from './Anchor.ts';
import { object, text, whole } from '../shapes.ts';

export const Heading = /*#__PURE__*/ object({ "anchor": Anchor, "title": /*#__PURE__*/ text(1, 300), "depth": /*#__PURE__*/ whole(2, 6) });
