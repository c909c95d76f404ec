import { type Answering, answering } from '../../../mocks/http/serve.ts';
import { createJournal } from '../../../mocks/journal/journal.ts';
import type { WrongServer } from './fault.ts';

/** The mock journal with reproducible ids, optionally with a fault. */
export function serving(wrong: WrongServer['wrong'] = (right) => right): Answering {
  let ids = 0;
  const newId = (prefix: string) => {
    ids += 1;
    return `${prefix}${ids}`;
  };
  const journal = createJournal({ keepsCookies: true, newId });
  journal.choose('checkout-later');
  return wrong(answering(journal), journal);
}
