// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { FileFormat } from './FileFormat.ts';
import { Href } from './Href.ts';
import { object } from '../shapes.ts';

export const IssueFile = /*#__PURE__*/ object({ "format": FileFormat, "href": Href });
