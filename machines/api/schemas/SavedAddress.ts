// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Address } from './Address.ts';
import { nullable } from '../shapes.ts';

export const SavedAddress = /*#__PURE__*/ nullable(Address);
