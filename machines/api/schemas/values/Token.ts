// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { matching } from '../../shapes.ts';

export const Token = /*#__PURE__*/ matching(/^(?![PpRrSsEe][Kk]_|[Ww][Hh][Ss][Ee][Cc]_|.{0,128}_[Ss][Ee][Cc][Rr][Ee][Tt](?:_|$))[A-Za-z0-9_-]{1,128}$/u);
