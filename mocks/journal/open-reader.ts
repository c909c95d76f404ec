import { expect } from 'vitest';
import { objections } from '../contract/check.ts';
import { openPage } from '../pages/page-data.ts';
import type { Reader } from '../readers.ts';
import { type Answer, respond } from '../respond.ts';
import type { PlayedId } from './journal.ts';
import { open } from './open-journal.ts';
import type { Call } from './play.ts';

/** What a call is asked with, its query as a text. */
export type Asked = Omit<Call, 'query'> & { query?: string };

/** A journal on 14 March 2026 that a reader looks at; an answer that the contract does not state fails the test. */
export function openAs(reader: Reader, journal = open()) {
  journal.journal.become(reader);
  const ask = async <Id extends PlayedId>(id: Id, { query, ...call }: Asked = {}): Promise<Answer<Id>> => {
    const answer = journal.journal.ask(id, { ...call, query: new URLSearchParams(query) });
    expect(await objections(id, respond(answer))).toEqual([]);
    return answer;
  };
  return {
    ...journal,
    ask,
    /** The page at an address, or where its host leads instead. */
    visit: (address: string) => {
      const { pathname, search } = new URL(address, 'https://journal.example');
      return openPage(journal.journal, pathname, new URLSearchParams(search));
    },
    /** The mails that were sent. */
    mails: () => journal.journal.state().mails,
    /** The account of this reference as it is kept. */
    kept: (ref: string) => journal.journal.state().accounts[ref]?.subscriber.account,
  };
}

/** What a call that did its work is answered with. */
export const kept = (body: object) => ({ status: 200, headers: { 'Cache-Control': 'no-store' }, body });

/** What a session's beginning is answered with; ids are numbered. */
export const begun = (id: number) => ({
  status: 200,
  headers: { 'Cache-Control': 'no-store', 'Set-Cookie': `session=ses_${id}; Path=/; HttpOnly; Secure; SameSite=Lax` },
  body: {},
});
