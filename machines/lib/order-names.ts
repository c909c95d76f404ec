import { digest } from '#machines/rules/text/digest.ts';
import type { AnnouncedOrder } from './world.ts';

/**
 * Every name by which a page may know an order, as digests: they can be kept where a token must not. Two pages that hear
 * of one order know it by one name at least, whichever reply told each of them.
 */
export const orderNames = ({ order, attempt, visit }: AnnouncedOrder): string[] =>
  [order?.reference, attempt.intent, attempt.id, visit].flatMap((name) => (name ? [digest(name)] : []));
