// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Cents } from '../values/Cents.ts';
import { Date } from '../values/Date.ts';
import { Email } from '../values/Email.ts';
import { ForgivingPrintedAddress } from '../pages/ForgivingPrintedAddress.ts';
import { GivenGifts } from '../account/GivenGifts.ts';
import { Link } from '../pages/Link.ts';
import { MailedLink } from '../pages/MailedLink.ts';
import { Name } from '../values/Name.ts';
import { NextCharge } from '../shared/NextCharge.ts';
import { OrderLine } from '../shared/OrderLine.ts';
import { Phase } from '../values/Phase.ts';
import { ReceiptToken } from '../values/ReceiptToken.ts';
import { Settings } from '../pages/Settings.ts';
import { Subscriber } from '../shared/Subscriber.ts';
import { Tax } from '../shared/Tax.ts';
import { Timestamp } from '../values/Timestamp.ts';
import { Token } from '../values/Token.ts';
import { choice, forgiving, forgivingList, list, matching, nullable, object, text, whole } from '../../shapes.ts';

export const ShippedGoods = /*#__PURE__*/ object({ "name": /*#__PURE__*/ text(1, 200), "qty": /*#__PURE__*/ whole(1, 1000) });

export const Shipment = /*#__PURE__*/ object({ "name": Name, "address": ForgivingPrintedAddress }, { "goods": /*#__PURE__*/ list(ShippedGoods, 0, 1000) });

export const PaidBy = /*#__PURE__*/ forgiving({ "kind": /*#__PURE__*/ choice("card", "bank", "wallet", "check", "wire", "free") }, { "name": /*#__PURE__*/ text(0, 200), "last_four": /*#__PURE__*/ matching(/^\d{4}$/u) });

export const Mailing = /*#__PURE__*/ forgiving({ "what": /*#__PURE__*/ choice("receipt", "gift", "downloads", "donation"), "to": Email }, { "count": /*#__PURE__*/ whole(1, 1000) });

export const NextIssue = /*#__PURE__*/ forgiving({ "date": Date }, { "title": /*#__PURE__*/ text(0, 200) });

export const RenewalConsent = /*#__PURE__*/ object({ "text_version": /*#__PURE__*/ matching(/^[A-Za-z0-9._-]{1,100}$/u), "text": /*#__PURE__*/ text(1, 2000), "shown_at": Timestamp }, { "agreed_at": Timestamp });

export const Receipt = /*#__PURE__*/ forgiving({ "token": ReceiptToken, "created": Date, "name": Name, "email": Email, "lines": /*#__PURE__*/ list(OrderLine, 0, 1000), "total": Cents }, { "number": /*#__PURE__*/ text(1, 40), "billing": ForgivingPrintedAddress, "shipping": /*#__PURE__*/ list(Shipment, 0, 100), "payment": PaidBy, "mailed": /*#__PURE__*/ forgivingList(Mailing, 0, 100), "downloads": /*#__PURE__*/ forgivingList(Link, 0, 100), "next_issue": NextIssue, "phase": Phase, "donation": /*#__PURE__*/ choice("onetime", "monthly"), "renewal_consent": RenewalConsent, "next_charge": NextCharge, "cancel": Token, "gifts": GivenGifts }, { "taxes": /*#__PURE__*/ list(Tax, 0, 20) });

export const ReceiptPage = /*#__PURE__*/ forgiving({ "settings": Settings, "receipt": /*#__PURE__*/ nullable(Receipt) }, { "subscriber": /*#__PURE__*/ nullable(Subscriber) }, { "link": MailedLink });
