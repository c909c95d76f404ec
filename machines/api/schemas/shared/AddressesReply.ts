// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Addresses } from '../shared/Addresses.ts';
import { object } from '../../shapes.ts';

export const AddressesReply = /*#__PURE__*/ object({ "addresses": Addresses });
