// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Deliverable } from './Deliverable.ts';
import { GiftToken } from './GiftToken.ts';
import { Level } from './Level.ts';
import { Name } from './Name.ts';
import { Term } from './Term.ts';
import { object } from '../shapes.ts';

export const GiftSubscription = /*#__PURE__*/ object({ "token": GiftToken, "term": Term, "level": Level, "deliverables": /*#__PURE__*/ object({ "set": Deliverable }), "order": /*#__PURE__*/ object({ "name": Name }) });
