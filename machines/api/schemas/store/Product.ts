// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Cents } from '../values/Cents.ts';
import { Date } from '../values/Date.ts';
import { FileFormat } from '../values/FileFormat.ts';
import { GoodsRef } from '../values/GoodsRef.ts';
import { Image } from '../shared/Image.ts';
import { IssueNumber } from '../values/IssueNumber.ts';
import { Words } from '../values/Words.ts';
import { choice, flag, list, matching, object, text, whole } from '../../shapes.ts';

export const GoodsKind = /*#__PURE__*/ choice("basic-product", "sized-product", "digital-product", "print-issue", "digital-issue");

export const Stock = /*#__PURE__*/ whole(0, 1000000);

export const Size = /*#__PURE__*/ object({ "ref": GoodsRef, "name": /*#__PURE__*/ text(1, 100), "quantity": Stock });

export const ProductIssue = /*#__PURE__*/ object({ "slug": /*#__PURE__*/ matching(/^[a-z0-9-]{1,128}$/u), "number": IssueNumber, "released": flag, "release_date": Date });

export const Product = /*#__PURE__*/ object({ "ref": GoodsRef, "kind": GoodsKind, "slug": /*#__PURE__*/ matching(/^[a-z0-9-]{1,128}$/u), "name": /*#__PURE__*/ text(1, 200), "image": Image, "quantity": Stock, "sizes": /*#__PURE__*/ list(Size, 0, 50), "print_price": /*#__PURE__*/ text(0, 40), "price": Cents }, { "list_price": Cents, "description": Words, "issue": ProductIssue, "formats": /*#__PURE__*/ list(FileFormat, 0, 10) });
