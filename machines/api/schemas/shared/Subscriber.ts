// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Account } from '../shared/Account.ts';
import { Timetable } from '../shared/Timetable.ts';
import { object } from '../../shapes.ts';

export const Subscriber = /*#__PURE__*/ object({ "account": Account, "timetable": Timetable });
