// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Addresses } from '../shared/Addresses.ts';
import { Cents } from '../values/Cents.ts';
import { Date } from '../values/Date.ts';
import { Email } from '../values/Email.ts';
import { LinkToken } from '../values/LinkToken.ts';
import { PendingEmail } from '../shared/PendingEmail.ts';
import { Shipcode } from '../values/Shipcode.ts';
import { SlotFlags } from '../shared/SlotFlags.ts';
import { flag, list, matching, nullable, object, text } from '../../shapes.ts';

export const Contact = /*#__PURE__*/ object({ "suspended": flag });

export const FailedDonation = /*#__PURE__*/ object({ "token": LinkToken, "failed_at": Date, "amount": Cents });

export const MonthlyDonation = /*#__PURE__*/ object({ "token": LinkToken, "amount": Cents }, { "next_charge_on": Date });

export const Account = /*#__PURE__*/ object({ "ref": /*#__PURE__*/ matching(/^[A-Za-z0-9_-]{1,128}$/u), "name": /*#__PURE__*/ text(0, 200), "first_name": /*#__PURE__*/ text(0, 200), "email": Email, "email_change": PendingEmail, "emailPending": flag, "emailFailing": flag, "contacts": /*#__PURE__*/ list(Contact, 0, 20), "autorenew": flag, "created": Date, "shipcode": Shipcode, "addresses": Addresses, "canDeleteAddress": SlotFlags }, { "donation_failing": /*#__PURE__*/ nullable(FailedDonation), "monthly_donation": /*#__PURE__*/ nullable(MonthlyDonation) });
