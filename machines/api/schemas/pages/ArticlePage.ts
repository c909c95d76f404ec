// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { CartState } from '../cart/CartState.ts';
import { Href } from '../values/Href.ts';
import { Settings } from '../pages/Settings.ts';
import { Subscriber } from '../shared/Subscriber.ts';
import { Words } from '../values/Words.ts';
import { forgiving, forgivingList, matching, nullable, object, text, whole } from '../../shapes.ts';

export const Anchor = /*#__PURE__*/ matching(/^[A-Za-z][A-Za-z0-9_-]{0,127}$/u);

export const Heading = /*#__PURE__*/ object({ "anchor": Anchor, "title": /*#__PURE__*/ text(1, 300), "depth": /*#__PURE__*/ whole(2, 6) });

export const Footnote = /*#__PURE__*/ forgiving({ "anchor": Anchor, "words": Words }, { "reference": Anchor });

export const Article = /*#__PURE__*/ object({ "title": /*#__PURE__*/ text(1, 300), "url": Href, "contents": /*#__PURE__*/ forgivingList(Heading, 0, 500), "footnotes": /*#__PURE__*/ forgivingList(Footnote, 0, 1000) });

export const ArticlePage = /*#__PURE__*/ forgiving({ "settings": Settings, "article": /*#__PURE__*/ nullable(Article) }, { "subscriber": /*#__PURE__*/ nullable(Subscriber), "cart": /*#__PURE__*/ nullable(CartState) });
