// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Cancellation } from '../account/Cancellation.ts';
import { MaybeSubscriber } from '../pages/MaybeSubscriber.ts';
import { PaymentRecord } from '../shared/PaymentRecord.ts';
import { Settings } from '../pages/Settings.ts';
import { forgiving, forgivingList, matching, nullable, object, text } from '../../shapes.ts';

export const ReasonCode = /*#__PURE__*/ matching(/^[A-Za-z0-9_-]{1,64}$/u);

export const CancelReasons = /*#__PURE__*/ forgivingList(/*#__PURE__*/ object({ "code": ReasonCode, "text": /*#__PURE__*/ text(1, 200) }), 0, 12);

export const CancellationPage = /*#__PURE__*/ forgiving({ "settings": Settings, "subscriber": MaybeSubscriber, "cancellation": /*#__PURE__*/ nullable(Cancellation) }, { "cancel_reasons": CancelReasons, "payment_info": /*#__PURE__*/ nullable(PaymentRecord) });
