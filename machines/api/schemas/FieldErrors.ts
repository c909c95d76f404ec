// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { NestedErrors } from './NestedErrors.ts';
import { Words } from './Words.ts';
import { matching, record, union } from '../shapes.ts';

export const FieldErrors = /*#__PURE__*/ record(/*#__PURE__*/ matching(/(?:)/u), /*#__PURE__*/ union(Words, NestedErrors));
