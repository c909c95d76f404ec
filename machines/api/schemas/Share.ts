// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { UrlTemplate } from './UrlTemplate.ts';
import { object } from '../shapes.ts';

export const Share = /*#__PURE__*/ object({  }, { "twitter": UrlTemplate, "facebook": UrlTemplate });
