// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { matching } from '../shapes.ts';

export const UrlTemplate = /*#__PURE__*/ matching(/^https:\/\/[^\s{}]{1,1000}\{url\}[^\s]{0,1000}$/u);
