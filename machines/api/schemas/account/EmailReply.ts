// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Email } from '../values/Email.ts';
import { PendingEmail } from '../shared/PendingEmail.ts';
import { object, text } from '../../shapes.ts';

export const EmailReply = /*#__PURE__*/ object({ "email": Email, "email_change": PendingEmail, "name": /*#__PURE__*/ text(0, 200) });
