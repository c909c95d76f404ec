import { returnPath } from '#machines/rules/link/return-path.ts';
import type { Journal } from './journal/journal.ts';
import { lookUp } from './journal/look-up.ts';
import { beginSession } from './journal/visitor/sessions.ts';
import { READERS, type Reader, refOf } from './readers.ts';
import { replies } from './replies.ts';
import { visits } from './routes.gen.ts';

/** The page of an identity provider, played: whoever is chosen there is signed in. */
export interface SignIn {
  /** Who would ask the reader to sign in. */
  provider: string;
  people: { reader: Reader; name: string; email: string }[];
  /** Where a sign-in that is broken off ends. */
  cancel: string;
  /** Signs a reader in; answers the path to go on to. */
  choose: (reader: Reader) => string;
}

/** The sign-in that a link of the contract leads to; nothing at any other route. */
export function openSignIn(journal: Journal, route: string, query: URLSearchParams): SignIn | undefined {
  const link = LINKS[route];
  if (!link) return undefined;
  const { accounts } = journal.state();
  const people = READERS.flatMap((reader) => {
    const account = lookUp(accounts, refOf(reader) ?? '')?.subscriber.account;
    return account ? [{ reader, name: account.name, email: account.email }] : [];
  });
  return {
    provider: link.provider(query),
    people,
    cancel: visits.showLogin.path,
    choose: (reader) => {
      journal.work((desk) => {
        const account = lookUp(desk.state.accounts, refOf(reader) ?? '');
        if (account) beginSession(desk, account);
      });
      return returnPath(query.get(link.path));
    },
  };
}

interface Link {
  /** The parameter that names where to go afterwards. */
  path: string;
  provider: (query: URLSearchParams) => string;
}

const LINKS: Record<string, Link> = {
  [visits.signInWithGoogle.path]: { path: 'url', provider: () => 'Google' },
  [visits.signInWithOpenAthens.path]: { path: 'url', provider: () => 'OpenAthens' },
  [visits.signInWithInstitution.path]: {
    path: 'target',
    provider: (query) => nameOf(query.get('entity')) ?? 'OpenAthens',
  },
};

/** An institution that is not in the list is left out, so that the reader chooses. */
const nameOf = (entity: string | null): string | undefined =>
  institutions.find(({ entity_id }) => entity_id === entity)?.name;

const institutions: readonly { entity_id: string; name: string }[] = replies.getIdentityProviders.institutions.body;
