import { answering, type Listening, listen } from '../mocks/http/serve.ts';
import { createJournal } from '../mocks/journal/journal.ts';
import { runMockCommand } from '../mocks/run-server.ts';

/** Serves the mock journal, a correct server to compare with. Some of its orders are paid by invoice. */
export function serveMock(): Promise<Listening> {
  const journal = createJournal({ keepsCookies: true });
  journal.choose('every-option');
  return listen(answering(journal));
}

/** Runs the command `quarterly-conformance mock`, for teams that have the kit alone. */
export const runMock = (args: string[]): Promise<void> => runMockCommand('quarterly-conformance mock', args);
