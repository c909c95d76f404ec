// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Settings } from '../pages/Settings.ts';
import { Subscriber } from '../shared/Subscriber.ts';
import { Upgrade } from '../subscriptions/Upgrade.ts';
import { nullable, object } from '../../shapes.ts';

export const SubscriptionPage = /*#__PURE__*/ object({ "settings": Settings, "subscriber": Subscriber, "upgrade": /*#__PURE__*/ nullable(Upgrade) });
