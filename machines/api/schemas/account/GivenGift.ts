// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Date } from '../values/Date.ts';
import { Deliverable } from '../values/Deliverable.ts';
import { GiftToken } from '../values/GiftToken.ts';
import { GivenMessage } from '../values/GivenMessage.ts';
import { Level } from '../values/Level.ts';
import { Name } from '../values/Name.ts';
import { Term } from '../values/Term.ts';
import { choice, object, whole } from '../../shapes.ts';

export const GivenGift = /*#__PURE__*/ object({ "token": GiftToken, "term": Term, "level": Level, "deliverable": Deliverable, "state": /*#__PURE__*/ choice("scheduled", "sent", "opened", "redeemed") }, { "recipient_name": Name, "message": GivenMessage, "deliver_on": Date, "created": Date, "sent_at": Date, "opened_at": Date, "redeemed_at": Date, "mails": /*#__PURE__*/ whole(0, 2147483647) });
