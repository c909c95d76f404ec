// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { CartState } from '../cart/CartState.ts';
import { Link } from '../pages/Link.ts';
import { Settings } from '../pages/Settings.ts';
import { StoreIssue } from '../pages/StoreIssue.ts';
import { Subscriber } from '../shared/Subscriber.ts';
import { list, nullable, object } from '../../shapes.ts';

export const IssuePage = /*#__PURE__*/ object({ "settings": Settings, "subscriber": /*#__PURE__*/ nullable(Subscriber), "cart": CartState, "issue": /*#__PURE__*/ nullable(StoreIssue) }, { "contents": /*#__PURE__*/ list(Link, 0, 200) });
