// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Date } from '../values/Date.ts';
import { FileFormat } from '../values/FileFormat.ts';
import { Href } from '../values/Href.ts';
import { Image } from '../shared/Image.ts';
import { IssueNumber } from '../values/IssueNumber.ts';
import { Product } from '../store/Product.ts';
import { Words } from '../values/Words.ts';
import { flag, list, matching, nullable, object, text } from '../../shapes.ts';

export const IssueFile = /*#__PURE__*/ object({ "format": FileFormat, "href": Href });

export const StoreIssue = /*#__PURE__*/ object({ "slug": /*#__PURE__*/ matching(/^[a-z0-9-]{1,128}$/u), "number": IssueNumber, "title": /*#__PURE__*/ text(1, 200), "image": Image, "summary": Words, "released": flag, "release_date": Date, "print": /*#__PURE__*/ nullable(Product), "digital": /*#__PURE__*/ nullable(Product), "files": /*#__PURE__*/ list(IssueFile, 0, 10) });
