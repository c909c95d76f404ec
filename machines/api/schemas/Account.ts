// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Addresses } from './Addresses.ts';
import { Contact } from './Contact.ts';
import { Date } from './Date.ts';
import { Email } from './Email.ts';
import { PendingEmail } from './PendingEmail.ts';
import { Shipcode } from './Shipcode.ts';
import { SlotFlags } from './SlotFlags.ts';
import { flag, list, matching, object, text } from '../shapes.ts';

export const Account = /*#__PURE__*/ object({ "ref": /*#__PURE__*/ matching(/^[A-Za-z0-9_-]{1,128}$/u), "name": /*#__PURE__*/ text(0, 200), "first_name": /*#__PURE__*/ text(0, 200), "email": Email, "email_change": PendingEmail, "emailPending": flag, "emailFailing": flag, "contacts": /*#__PURE__*/ list(Contact, 0, 20), "autorenew": flag, "created": Date, "shipcode": Shipcode, "addresses": Addresses, "canDeleteAddress": SlotFlags });
