import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { answering, listen } from '#mocks/http/serve.ts';
import { createJournal } from '#mocks/journal/journal.ts';
import { pages } from '#mocks/replies.ts';

const PROJECTS: Record<string, readonly string[]> = {
  vite: ['react', 'react-dom', 'vite', 'typescript'],
  plain: [],
  ssr: [],
};

const { settings } = pages.showLogin.everyTab.body;
const PAGE_DATA = { settings: { ...settings, login: { ...settings.login, path: '/' } }, subscriber: null };

/**
 * Serves the host pages of three projects with the package installed, and the mock journal's calls: node tests/package/site.ts PORT
 */
const port = Number(process.argv[2]);
// Outside the repository, whose packages would hide missing dependencies.
const folder = join(tmpdir(), `quarterly-package-${port}`);
const archive = findArchive();

rmSync(folder, { recursive: true, force: true });
for (const [name, packages] of Object.entries(PROJECTS)) install(name, packages);
run('vite', 'tsc', []);
run('vite', 'vite', ['build', '--base', './', '--logLevel', 'warn']);
cpSync(join(folder, 'vite/page-data.json'), join(folder, 'vite/dist/page-data.json'));
execFileSync(process.execPath, ['render.mjs', `http://localhost:${port}/ssr/`], {
  cwd: join(folder, 'ssr'),
  stdio: 'inherit',
});

const journal = answering(createJournal({ keepsCookies: true }));
const site = new Hono()
  .get('/ready', (context) => context.text('ready'))
  .get('/installed.json', (context) => context.json(installedIn('plain')))
  .use(
    '/vite/*',
    serveStatic({ root: join(folder, 'vite/dist'), rewriteRequestPath: (path) => path.replace('/vite', '') }),
  )
  .use('/plain/*', serveStatic({ root: folder }))
  .use('/ssr/*', serveStatic({ root: folder }))
  .all('*', (context) => journal(context.req.raw));
await listen(async (request) => site.fetch(request), port);

function findArchive(): string {
  const [file] = existsSync('dist-package') ? readdirSync('dist-package').filter((each) => each.endsWith('.tgz')) : [];
  if (file === undefined) throw new Error('There is no package. Run `npm run pack` first.');
  return resolve('dist-package', file);
}

function install(name: string, packages: readonly string[]): void {
  const project = join(folder, name);
  mkdirSync(project, { recursive: true });
  cpSync(join('tests/package/projects', name), project, { recursive: true });
  const { name: own, dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const versions = packages.map((each) => [each, dependencies[each] ?? devDependencies[each]]);
  const manifest = {
    private: true,
    type: 'module',
    dependencies: Object.fromEntries([...versions, [own, `file:${archive}`]]),
  };
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(project, 'page-data.json'), JSON.stringify(PAGE_DATA));
  try {
    execFileSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: project,
      stdio: 'inherit',
    });
  } catch (cause) {
    throw new Error(
      `The ${name} project could not install its packages, which takes the npm registry or npm's cache.`,
      { cause },
    );
  }
}

function run(name: string, command: string, args: readonly string[]): void {
  const project = join(folder, name);
  execFileSync(join(project, 'node_modules/.bin', command), args, { cwd: project, stdio: 'inherit' });
}

function installedIn(name: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(folder, name, 'node_modules/.package-lock.json'), 'utf8'));
  return Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, ''));
}
