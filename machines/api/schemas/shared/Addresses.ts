// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Address } from '../shared/Address.ts';
import { nullable, object } from '../../shapes.ts';

export const SavedAddress = /*#__PURE__*/ nullable(Address);

export const Addresses = /*#__PURE__*/ object({ "a": SavedAddress, "b": SavedAddress, "c": SavedAddress });
