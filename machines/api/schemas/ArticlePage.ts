// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Article } from './Article.ts';
import { CartState } from './CartState.ts';
import { Settings } from './Settings.ts';
import { Subscriber } from './Subscriber.ts';
import { nullable, object } from '../shapes.ts';

export const ArticlePage = /*#__PURE__*/ object({ "settings": Settings, "article": /*#__PURE__*/ nullable(Article) }, { "subscriber": /*#__PURE__*/ nullable(Subscriber), "cart": /*#__PURE__*/ nullable(CartState) });
