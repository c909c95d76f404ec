// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Cents } from '../values/Cents.ts';
import { Date } from '../values/Date.ts';
import { Email } from '../values/Email.ts';
import { GivenGifts } from '../account/GivenGifts.ts';
import { MailedLink } from '../pages/MailedLink.ts';
import { Name } from '../values/Name.ts';
import { OrderLine } from '../shared/OrderLine.ts';
import { ReceiptToken } from '../values/ReceiptToken.ts';
import { Settings } from '../pages/Settings.ts';
import { Subscriber } from '../shared/Subscriber.ts';
import { list, nullable, object } from '../../shapes.ts';

export const Receipt = /*#__PURE__*/ object({ "token": ReceiptToken, "created": Date, "name": Name, "email": Email, "lines": /*#__PURE__*/ list(OrderLine, 0, 1000), "total": Cents }, { "gifts": GivenGifts });

export const ReceiptPage = /*#__PURE__*/ object({ "settings": Settings, "receipt": /*#__PURE__*/ nullable(Receipt) }, { "link": MailedLink, "subscriber": /*#__PURE__*/ nullable(Subscriber) });
