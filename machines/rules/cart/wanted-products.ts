import type { Product } from '#machines/api/contract.ts';
import { addProduct, type ProductLine, sizesOf } from './product-lines.ts';

/** The pattern of sizes and quantities in a link: `prd:tote*2`, `sze:tee-m*1.prd:mug*1`. */
export const WANTED = (() => {
  const one = '(?:prd|sze|iss):[A-Za-z0-9_-]{1,64}\\*[1-9]\\d?';
  return `^(?:${one}(?:\\.${one})?)?$`;
})();

/** Returns the wanted products of a link; '' if they do not match `WANTED`. */
export const readWanted = (text: string | null): string => (text !== null && new RegExp(WANTED).test(text) ? text : '');

/** Returns lines in the form of a link; the inverse of `linesWanted`. */
export const wantedIn = (lines: readonly ProductLine[]): string =>
  lines.map(({ size, quantity }) => `${size.ref}*${quantity}`).join('.');

/** Returns the lines a link asks for, limited to the stock. Omits products that are not offered or sold out. */
export const linesWanted = (wanted: string, offered: readonly Product[]): ProductLine[] =>
  wantedOf(wanted).reduce<ProductLine[]>((lines, [ref, quantity]) => {
    const product = soldAs(ref, offered);
    return product ? addProduct(lines, product, ref, quantity) : lines;
  }, []);

/** Returns a fingerprint of the wanted products and their prices in a list. */
export const listedAs = (wanted: string, list: readonly Product[]): string =>
  wantedOf(wanted)
    .map(([ref]) => `${ref} ${soldAs(ref, list)?.price}`)
    .join();

const wantedOf = (wanted: string): [ref: string, quantity: string][] =>
  wanted === '' ? [] : wanted.split('.').map((one) => one.split('*') as [string, string]); // WANTED guarantees the form.

const soldAs = (size: string, products: readonly Product[]): Product | undefined =>
  products.find((product) => sizesOf(product).some(({ ref }) => ref === size));
