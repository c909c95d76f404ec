// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Date } from './Date.ts';
import { IssueNumber } from './IssueNumber.ts';
import { flag, matching, object } from '../shapes.ts';

export const ProductIssue = /*#__PURE__*/ object({ "slug": /*#__PURE__*/ matching(/^[a-z0-9-]{1,128}$/u), "number": IssueNumber, "released": flag, "release_date": Date });
