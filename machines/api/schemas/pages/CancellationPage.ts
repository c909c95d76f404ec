// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Cancellation } from '../account/Cancellation.ts';
import { MaybeSubscriber } from '../pages/MaybeSubscriber.ts';
import { PaymentRecord } from '../shared/PaymentRecord.ts';
import { Settings } from '../pages/Settings.ts';
import { forgiving, nullable } from '../../shapes.ts';

export const CancellationPage = /*#__PURE__*/ forgiving({ "settings": Settings, "subscriber": MaybeSubscriber, "cancellation": /*#__PURE__*/ nullable(Cancellation) }, { "payment_info": /*#__PURE__*/ nullable(PaymentRecord) });
