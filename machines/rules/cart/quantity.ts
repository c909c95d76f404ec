import { plainDigits } from '#machines/rules/price/digits.ts';

/** The most of one product that an order may hold (STORE-8). */
const PRODUCT_LIMIT = 50;

/** A quantity that may be ordered, and why it is not the one typed. */
export interface ClampedQuantity {
  quantity: number;
  changed?: 'notANumber' | 'floored' | 'raised' | 'lowered';
}

/** Turns whatever was typed into a whole quantity within bounds; a maximum below the minimum wins (CART-17). */
export function clampQuantity(typed: string | number, { min, max }: { min: number; max?: number }): ClampedQuantity {
  const value = typeof typed === 'number' ? typed : readNumber(typed);
  const most = max ?? Number.MAX_SAFE_INTEGER;
  if (Number.isNaN(value)) return { quantity: Math.min(min, most), changed: 'notANumber' };
  const whole = Math.floor(value);
  const quantity = Math.min(Math.max(whole, min), most);
  if (quantity > whole) return { quantity, changed: 'raised' };
  if (quantity < whole) return { quantity, changed: 'lowered' };
  return whole === value ? { quantity } : { quantity, changed: 'floored' };
}

/** The most of a product that may be ordered: the lesser of its stock and 50, none when the stock is no whole number. */
export const productLimit = (stock: unknown): number =>
  Number.isSafeInteger(stock) ? Math.min(Math.max(stock as number, 0), PRODUCT_LIMIT) : 0;

const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

function readNumber(typed: string): number {
  const text = plainDigits(typed.trim());
  return DECIMAL.test(text) ? Number(text) : Number.NaN;
}
