import { typedPlainly } from '#machines/rules/text/typed.ts';

const PRODUCT_LIMIT = 50;

/** A quantity within bounds. `changed` is why it differs from the input; undefined if it does not. */
export interface ClampedQuantity {
  quantity: number;
  changed?: 'notANumber' | 'floored' | 'raised' | 'lowered';
}

/** Turns any input into a whole quantity within bounds; a maximum below the minimum wins (CART-17). */
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

/** Returns how many of a product may be ordered: its stock up to 50, or 0 if the stock is not a whole number. */
export const productLimit = (stock: unknown): number =>
  Number.isSafeInteger(stock) ? Math.min(Math.max(stock as number, 0), PRODUCT_LIMIT) : 0;

const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

function readNumber(typed: string): number {
  const text = typedPlainly(typed);
  return DECIMAL.test(text) ? Number(text) : Number.NaN;
}
