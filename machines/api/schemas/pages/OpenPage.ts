// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { MaybeSubscriber } from '../pages/MaybeSubscriber.ts';
import { Settings } from '../pages/Settings.ts';
import { object } from '../../shapes.ts';

export const OpenPage = /*#__PURE__*/ object({ "settings": Settings, "subscriber": MaybeSubscriber });
