// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Words } from './Words.ts';
import { matching, record } from '../shapes.ts';

export const NestedErrors = /*#__PURE__*/ record(/*#__PURE__*/ matching(/(?:)/u), Words);
