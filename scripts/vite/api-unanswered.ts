import type { Plugin } from 'vite';

/** Answers `/api` calls that neither a worker nor a backend took with 501, so that the index page is never mistaken for a reply. */
export const apiUnanswered = (): Plugin => ({
  name: 'api-unanswered',
  configureServer(server) {
    server.middlewares.use('/api', (request, response) => {
      const call = `${request.method} ${request.originalUrl}`;
      response.writeHead(501, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({
          error: `Nothing answers ${call}: the mock worker is off and QUARTERLY_API names no backend.`,
        }),
      );
    });
  },
});
