// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { SavedAddress } from './SavedAddress.ts';
import { object } from '../shapes.ts';

export const Addresses = /*#__PURE__*/ object({ "a": SavedAddress, "b": SavedAddress, "c": SavedAddress });
