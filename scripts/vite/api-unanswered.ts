import type { Connect, Plugin } from 'vite';

/** Answers `/api` calls that neither a worker nor a backend took with 501, so that the index page is never mistaken for a reply. */
export const apiUnanswered = (): Plugin => ({
  name: 'api-unanswered',
  configureServer: ({ middlewares }) => void middlewares.use('/api', refuse),
  configurePreviewServer: ({ middlewares }) => void middlewares.use('/api', refuse),
});

const refuse: Connect.SimpleHandleFunction = ({ method, originalUrl }, response) => {
  response.writeHead(501, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({
      error: `Nothing answers ${method} ${originalUrl}: the mock worker is off and QUARTERLY_API names no backend.`,
    }),
  );
};
