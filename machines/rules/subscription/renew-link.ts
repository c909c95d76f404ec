import { type AddedLink, addedValues, choiceValues, readAdded, readChoice } from './subscribe-link.ts';
import type { Choice } from './subscription.ts';

/** What a link to the renewal page asks for. */
export interface RenewLink extends AddedLink {
  /** The settings that are to be others than those of the subscription; left out where they stay. */
  settings?: Partial<Choice>;
}

/** Reads the query of `/subscribe/renew`; what it does not know is left out, and of repeated values the first counts. */
export const readRenewLink = (query: URLSearchParams): RenewLink => ({
  ...(query.get('settings') === 'other' && { settings: readChoice(query) }),
  ...readAdded(query),
});

/** The parameters of a link to the renewal page as it stands; settings that stay are nobody else's business. */
export const renewValues = ({ settings, ...added }: AddedLink & { settings: Choice | undefined }) => ({
  settings: settings && 'other',
  ...(settings ? choiceValues(settings) : NO_SETTINGS),
  ...addedValues(added),
});

const NO_SETTINGS = { level: undefined, medium: undefined, years: undefined, shipping: undefined };
