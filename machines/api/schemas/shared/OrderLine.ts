// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Cents } from '../values/Cents.ts';
import { Date } from '../values/Date.ts';
import { GivenMessage } from '../values/GivenMessage.ts';
import { choice, object, text, whole } from '../../shapes.ts';

export const OrderLine = /*#__PURE__*/ object({ "kind": /*#__PURE__*/ choice("basic-product", "sized-product", "digital-product", "print-issue", "digital-issue", "personal-subscription", "gift-subscription", "donation-item", "subscription-upgrade"), "name": /*#__PURE__*/ text(0, 200), "quantity": /*#__PURE__*/ whole(1, 1000), "amount": Cents, "shipping": Cents, "discount": Cents }, { "message": GivenMessage, "deliver_on": Date });
