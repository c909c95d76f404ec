// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Token } from '../values/Token.ts';

export const LinkToken = Token;
