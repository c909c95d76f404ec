// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { ReturnPath } from './ReturnPath.ts';
import { flag, object } from '../shapes.ts';

export const LoginSettings = /*#__PURE__*/ object({  }, { "google": flag, "institutional": flag, "institutional_page": flag, "path": ReturnPath });
