import { digest } from '#machines/rules/text/digest.ts';
import type { AnnouncedOrder } from './world.ts';

/**
 * Returns digests of all identifiers of an order, since its tokens must not be stored. Two pages that learn of the same
 * order share at least one, whichever reply each of them got.
 */
export const orderNames = ({ order, attempt, visit }: AnnouncedOrder): string[] =>
  [order?.reference, attempt.intent, attempt.id, visit].flatMap((name) => (name ? [digest(name)] : []));
