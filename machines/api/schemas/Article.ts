// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Footnote } from './Footnote.ts';
import { Heading } from './Heading.ts';
import { Href } from './Href.ts';
import { list, object, text } from '../shapes.ts';

export const Article = /*#__PURE__*/ object({ "title": /*#__PURE__*/ text(1, 300), "url": Href, "contents": /*#__PURE__*/ list(Heading, 0, 500), "footnotes": /*#__PURE__*/ list(Footnote, 0, 1000) });
