// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Email } from '../values/Email.ts';
import { nullable } from '../../shapes.ts';

export const PendingEmail = /*#__PURE__*/ nullable(Email);
