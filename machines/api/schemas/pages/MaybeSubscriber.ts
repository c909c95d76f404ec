// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Subscriber } from '../shared/Subscriber.ts';
import { nullable } from '../../shapes.ts';

export const MaybeSubscriber = /*#__PURE__*/ nullable(Subscriber);
