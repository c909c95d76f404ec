// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Date } from './Date.ts';
import { Image } from './Image.ts';
import { IssueFile } from './IssueFile.ts';
import { IssueNumber } from './IssueNumber.ts';
import { Product } from './Product.ts';
import { Words } from './Words.ts';
import { flag, list, matching, nullable, object, text } from '../shapes.ts';

export const StoreIssue = /*#__PURE__*/ object({ "slug": /*#__PURE__*/ matching(/^[a-z0-9-]{1,128}$/u), "number": IssueNumber, "title": /*#__PURE__*/ text(1, 200), "image": Image, "summary": Words, "released": flag, "release_date": Date, "print": /*#__PURE__*/ nullable(Product), "digital": /*#__PURE__*/ nullable(Product), "files": /*#__PURE__*/ list(IssueFile, 0, 10) });
