// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { CartState } from '../cart/CartState.ts';
import { Link } from '../pages/Link.ts';
import { Settings } from '../pages/Settings.ts';
import { StoreIssue } from '../pages/StoreIssue.ts';
import { Subscriber } from '../shared/Subscriber.ts';
import { forgiving, forgivingList, nullable } from '../../shapes.ts';

export const IssuePage = /*#__PURE__*/ forgiving({ "settings": Settings, "subscriber": /*#__PURE__*/ nullable(Subscriber), "cart": CartState, "issue": /*#__PURE__*/ nullable(StoreIssue) }, { "contents": /*#__PURE__*/ forgivingList(Link, 0, 200) });
