// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Deliverable } from './Deliverable.ts';
import { IssueName } from './IssueName.ts';
import { TokenState } from './TokenState.ts';
import { nullable, object } from '../shapes.ts';

export const IssueToken = /*#__PURE__*/ object({ "issue": /*#__PURE__*/ nullable(IssueName), "deliverable": Deliverable, "state": TokenState });
