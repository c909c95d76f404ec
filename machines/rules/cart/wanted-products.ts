import type { Product } from '#machines/api/contract.ts';
import { addProduct, type ProductLine, sizesOf } from './product-lines.ts';

/** A text that names products by the sizes that are wanted, and how many: `prd:tote*2`, `sze:tee-m*1.prd:mug*1`. */
export const WANTED = (() => {
  const one = '(?:prd|sze|iss):[A-Za-z0-9_-]{1,64}\\*[1-9]\\d?';
  return `^(?:${one}(?:\\.${one})?)?$`;
})();

/** Reads such a text; '' where it names no products. */
export const readWanted = (text: string | null): string => (text !== null && new RegExp(WANTED).test(text) ? text : '');

/** The text that names these products. */
export const wantedIn = (lines: readonly ProductLine[]): string =>
  lines.map(({ size, quantity }) => `${size.ref}*${quantity}`).join('.');

/** The products that are wanted, as far as they are offered; no more of each than there are. */
export const linesWanted = (wanted: string, offered: readonly Product[]): ProductLine[] =>
  wantedOf(wanted).reduce<ProductLine[]>((lines, [ref, quantity]) => {
    const product = soldAs(ref, offered);
    return product ? addProduct(lines, product, ref, quantity) : lines;
  }, []);

/** What tells the list that these products were chosen from: which of them it has, and what they cost. */
export const listedAs = (wanted: string, list: readonly Product[]): string =>
  wantedOf(wanted)
    .map(([ref]) => `${ref} ${soldAs(ref, list)?.price}`)
    .join();

const wantedOf = (wanted: string): [ref: string, quantity: string][] =>
  wanted === '' ? [] : wanted.split('.').map((one) => one.split('*') as [string, string]); // its pattern says so

const soldAs = (size: string, products: readonly Product[]): Product | undefined =>
  products.find((product) => sizesOf(product).some(({ ref }) => ref === size));
