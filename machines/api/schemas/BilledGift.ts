// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Deliverable } from './Deliverable.ts';
import { GiftQuantity } from './GiftQuantity.ts';
import { Level } from './Level.ts';
import { Term } from './Term.ts';
import { object } from '../shapes.ts';

export const BilledGift = /*#__PURE__*/ object({ "deliverable": Deliverable, "level": Level, "term": Term, "qty": GiftQuantity });
