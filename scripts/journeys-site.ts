import react from '@vitejs/plugin-react';
import { build, type Connect, preview } from 'vite';
import { pages } from '#mocks/replies.ts';
import { contentPolicy, policyHeader } from '#src/server/content-policy.ts';
import { apiUnanswered } from './vite/development.ts';

// The development site for the journeys: the same entry and mocks as `npm start`, but one script and one style sheet that
// the browser keeps, with React as readers get it. Opening a page takes most of a journey's time, and the sweep of all
// stories has React's own checks.
process.env.NODE_ENV = 'production';

const port = Number(process.argv[2]);
const outDir = `node_modules/.cache/journeys-site/${port}`;

const { showLogin, showDonate } = pages;
/** Those of a host that can be switched to any bot check. */
const everyService = [showLogin.everyTab, showDonate.turnstile, showDonate.hcaptcha].map(({ body }) => body.settings);

/** The policy of a host with these settings, and what the mock worker and the widgets' HTML need beside it. */
function headerFor(settings: readonly unknown[]): string {
  const policy = contentPolicy(settings);
  return policyHeader({
    ...policy,
    'worker-src': ["'self'"],
    'trusted-types': [...(policy['trusted-types'] ?? []), 'default', 'site'],
  });
}

/** A journey names the settings whose policy its pages get in a cookie. */
const withPolicy: Connect.NextHandleFunction = ({ headers }, response, next) => {
  const named = /(?:^|; )policy=([^;]*)/.exec(headers.cookie ?? '')?.[1];
  const settings = named === undefined ? everyService : [JSON.parse(decodeURIComponent(named))];
  response.setHeader('Content-Security-Policy', headerFor(settings));
  next();
};

/** Names under `/assets` carry a hash, so they never change. */
const cached: Connect.NextHandleFunction = (request, response, next) => {
  if (request.url?.startsWith('/assets/')) response.setHeader('Cache-Control', 'max-age=31536000, immutable');
  next();
};

await build({
  configFile: false,
  define: { 'import.meta.env.DEV': 'true' },
  logLevel: 'warn',
  plugins: [react({ compiler: { compilationMode: 'annotation' } })],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    cssCodeSplit: false,
    chunkSizeWarningLimit: 8_000,
    // The entry that a host imports keeps a file of its own.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'site', test: /^(?!.*\/src\/embed\.ts$)/ }] } } },
  },
});
await preview({
  configFile: false,
  plugins: [
    apiUnanswered(),
    {
      name: 'headers',
      configurePreviewServer: ({ middlewares }) => {
        middlewares.use(cached);
        middlewares.use(withPolicy);
      },
    },
  ],
  build: { outDir },
  preview: {
    host: 'localhost',
    port,
    strictPort: true,
    open: false,
  },
});
