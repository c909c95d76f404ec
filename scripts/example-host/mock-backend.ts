import { sessionIn } from '#mocks/http/call-of.ts';
import { answering, cookieOver } from '#mocks/http/serve.ts';
import type { Journal } from '#mocks/journal/journal.ts';
import { openPage } from '#mocks/pages/page-data.ts';
import type { Backend, Opened } from '../../docs/examples/host/server.ts';

export function mockBackend(journal: Journal): Backend {
  const answer = answering(journal);
  return {
    pageData: (request) => {
      const { pathname, searchParams } = new URL(request.url);
      const opened = openPage(journal, pathname, searchParams, sessionIn(request)) as Opened | undefined; // its data follow the contract
      const { 'Set-Cookie': cookie, ...headers } = opened?.headers ?? {};
      if (!opened || cookie === undefined) return opened;
      return { ...opened, headers: { ...headers, 'Set-Cookie': cookieOver(request, cookie) } };
    },
    answer: async (request) => {
      const response = await answer(request);
      // The connection to the journal was cut.
      return response.type === 'error' ? new Response(null, { status: 502 }) : response;
    },
  };
}
