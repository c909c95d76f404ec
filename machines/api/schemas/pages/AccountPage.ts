// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { ConfirmedEmail } from '../values/ConfirmedEmail.ts';
import { GivenGifts } from '../account/GivenGifts.ts';
import { OrderHistory } from '../account/OrderHistory.ts';
import { PaymentRecord } from '../shared/PaymentRecord.ts';
import { Settings } from '../pages/Settings.ts';
import { Subscriber } from '../shared/Subscriber.ts';
import { forgiving, nullable } from '../../shapes.ts';

export const AccountPage = /*#__PURE__*/ forgiving({ "settings": Settings, "subscriber": Subscriber, "payment_info": /*#__PURE__*/ nullable(PaymentRecord) }, { "orders": OrderHistory, "confirmed": ConfirmedEmail, "gifts": GivenGifts });
