// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Date } from './Date.ts';
import { Image } from './Image.ts';
import { flag, matching, nullable, object, text } from '../shapes.ts';

export const IssueName = /*#__PURE__*/ object({ "title": /*#__PURE__*/ text(1, 200), "slug": /*#__PURE__*/ matching(/^[a-z0-9-]{1,128}$/u), "released": flag, "release_date": /*#__PURE__*/ nullable(Date) }, { "image": Image });
