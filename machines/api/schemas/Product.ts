// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Cents } from './Cents.ts';
import { FileFormat } from './FileFormat.ts';
import { GoodsKind } from './GoodsKind.ts';
import { GoodsRef } from './GoodsRef.ts';
import { Image } from './Image.ts';
import { ProductIssue } from './ProductIssue.ts';
import { Size } from './Size.ts';
import { Stock } from './Stock.ts';
import { Words } from './Words.ts';
import { list, matching, object, text } from '../shapes.ts';

export const Product = /*#__PURE__*/ object({ "ref": GoodsRef, "kind": GoodsKind, "slug": /*#__PURE__*/ matching(/^[a-z0-9-]{1,128}$/u), "name": /*#__PURE__*/ text(1, 200), "image": Image, "quantity": Stock, "sizes": /*#__PURE__*/ list(Size, 0, 50), "print_price": /*#__PURE__*/ text(0, 40), "price": Cents }, { "list_price": Cents, "description": Words, "issue": ProductIssue, "formats": /*#__PURE__*/ list(FileFormat, 0, 10) });
