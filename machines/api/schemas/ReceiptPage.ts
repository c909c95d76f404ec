// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Receipt } from './Receipt.ts';
import { Settings } from './Settings.ts';
import { nullable, object } from '../shapes.ts';

export const ReceiptPage = /*#__PURE__*/ object({ "settings": Settings, "receipt": /*#__PURE__*/ nullable(Receipt) });
