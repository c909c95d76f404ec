import type { Query } from '#machines/rules/link/query.ts';
import { DOLLARS } from '#machines/rules/price/currency.ts';
import {
  type AddedLink,
  addedValues,
  choiceValues,
  readAdded,
  readChoice,
} from '#machines/rules/subscription/subscribe-link.ts';
import type { Choice } from '#machines/rules/subscription/subscription.ts';

/** The query of `/subscribe/renew`. `settings` holds the choices it names; undefined keeps the current ones. */
export interface RenewLink extends AddedLink {
  settings?: Partial<Choice>;
}

/** Reads the query of `/subscribe/renew`. Ignores unknown values; the first of repeated values counts. */
export const readRenewLink = (query: Query, currency = DOLLARS): RenewLink => ({
  ...(query.get('settings') === 'other' && { settings: readChoice(query) }),
  ...readAdded(query, currency),
});

/** Returns the query values that restore the page's choices. Omits unchanged settings, which are private. */
export const renewValues = (
  { settings, ...added }: AddedLink & { settings: Choice | undefined },
  currency = DOLLARS,
) => ({
  settings: settings && 'other',
  ...(settings ? choiceValues(settings) : NO_SETTINGS),
  ...addedValues(added, currency),
});

const NO_SETTINGS = { level: undefined, medium: undefined, years: undefined, shipping: undefined };
