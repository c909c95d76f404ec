// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Secret } from '../values/Secret.ts';
import { matching, object } from '../../shapes.ts';

export const SetupKeys = /*#__PURE__*/ object({ "pubkey": /*#__PURE__*/ matching(/^pk_[A-Za-z0-9_]{1,255}$/u), "secret": Secret });
