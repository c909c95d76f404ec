import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Connect, preview } from 'vite';
import { pages } from '#mocks/replies.ts';
import { contentPolicy, policyHeader } from '#src/server/content-policy.ts';
import { css } from '../../scripts/vite/build.ts';
import { apiUnanswered } from '../../scripts/vite/development.ts';
import { removeAtTheEnd } from '../../scripts/vite/remove-at-the-end.ts';

// Builds the development site for the journeys, and serves it at a port: `node tests/journeys/journeys-site.ts PORT`. Without a
// port, only builds it into `SITE_BUILD`; with both, only serves it from there.
// It has the entry and mocks of `npm start`, but bundled into one cacheable script and style sheet, with React's
// production build. Most of a journey's time goes into opening pages, and the sweep of all stories already runs React's
// development checks.
process.env.NODE_ENV = 'production';

const [port] = process.argv.slice(2);
const built = process.env.SITE_BUILD;
const outDir = resolve(built ?? mkdtempSync(join(tmpdir(), 'journeys-site-')));
if (built === undefined) removeAtTheEnd(outDir);

const { showLogin, showDonate } = pages;
const everyService = [showLogin.everyTab, showDonate.turnstile, showDonate.hcaptcha].map(({ body }) => body.settings);

function headerFor(settings: readonly unknown[]): string {
  const policy = contentPolicy(settings);
  return policyHeader({
    ...policy,
    'worker-src': ["'self'"],
    'trusted-types': [...(policy['trusted-types'] ?? []), 'default', 'site'],
  });
}

/** A journey names its settings in a cookie, and its pages get their policy. */
const withPolicy: Connect.NextHandleFunction = ({ headers }, response, next) => {
  const named = /(?:^|; )policy=([^;]*)/.exec(headers.cookie ?? '')?.[1];
  const settings = named === undefined ? everyService : [JSON.parse(decodeURIComponent(named))];
  response.setHeader('Content-Security-Policy', headerFor(settings));
  next();
};

/** File names under `/assets` carry a hash, so they can be cached forever. */
const cached: Connect.NextHandleFunction = (request, response, next) => {
  if (request.url?.startsWith('/assets/')) response.setHeader('Cache-Control', 'max-age=31536000, immutable');
  next();
};

if (built === undefined || port === undefined) await buildSite();
if (port !== undefined) await serveSite(Number(port));

async function buildSite(): Promise<void> {
  await build({
    configFile: false,
    define: { 'import.meta.env.DEV': 'true' },
    logLevel: 'warn',
    plugins: [react({ compiler: { compilationMode: 'annotation' } })],
    // As in Storybook, so that axe need not check the same markup again.
    css,
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      manifest: true,
      cssCodeSplit: false,
      chunkSizeWarningLimit: 8_000,
      // The entry that hosts import stays in its own file.
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'site', test: /^(?!.*\/src\/embed\.ts$)/ }] } } },
    },
  });
}

async function serveSite(at: number): Promise<void> {
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
      port: at,
      strictPort: true,
      open: false,
    },
  });
}
