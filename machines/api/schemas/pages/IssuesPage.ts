// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { CartState } from '../cart/CartState.ts';
import { Settings } from '../pages/Settings.ts';
import { StoreIssue } from '../pages/StoreIssue.ts';
import { Subscriber } from '../shared/Subscriber.ts';
import { list, nullable, object } from '../../shapes.ts';

export const IssuesPage = /*#__PURE__*/ object({ "settings": Settings, "subscriber": /*#__PURE__*/ nullable(Subscriber), "cart": CartState, "issues": /*#__PURE__*/ list(StoreIssue, 0, 500) });
