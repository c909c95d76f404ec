import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { answering, listen } from '#mocks/http/serve.ts';
import { createJournal } from '#mocks/journal/journal.ts';
import { kitFlows } from '../scripts/conformance/flows/flows.ts';
import { hurried } from '../scripts/conformance/hurried.ts';
import { readProfile } from '../scripts/conformance/profile.ts';
import { runFlows } from '../scripts/conformance/run.ts';

const SERVER = 'docs/examples/server.py';

/** How many steps of each flow it passes. The kit runs no step of what it leaves out. */
const PASSED = {
  shipping: 2,
  institutions: 1,
  'password-login': 4,
  'sign-in-code': 5,
  logout: 3,
  'signed-out': 3,
  'host-pages': 4,
  'safe-methods': 13,
  origins: 13,
  forms: 6,
  sessions: 4,
  redirects: 4,
  name: 6,
  'idempotency-donate': 11,
  donate: 23,
  cards: 1,
  limits: 3,
};

const isInstalled = spawnSync('python3', ['-V']).status === 0;
if (!isInstalled) console.info(`${SERVER} is not run, as no python3 is installed.`);

test('the Python server takes its modules from the standard library, and from the snippets beside it', () => {
  const text = readFileSync(SERVER, 'utf8');
  const modules = [...text.matchAll(/^(?:import|from) ([\w.]+)/gm)].map(([, name = '']) => name.split('.')[0]);
  expect(new Set(modules)).toEqual(
    new Set([
      'hashlib',
      'hmac',
      'json',
      'os',
      're',
      'secrets',
      'sys',
      'threading',
      'time',
      'urllib',
      'traceback',
      'datetime',
      'http',
      'snippets',
    ]),
  );
});

if (isInstalled)
  test('the Python server passes every step of what it offers [BEYOND-123]', { timeout: 180_000 }, async () => {
    const provider = await listen(answering(createJournal({ keepsCookies: true })));
    const python = startPython(provider.url);
    try {
      const profile = readProfile(new URL('../docs/examples/python-profile.json', import.meta.url));
      const report = await runFlows({
        server: await addressOf(python),
        profile: { ...profile, payment: { publishableKey: 'pk_test_1', ...profile.payment, api: provider.url.href } },
        flows: kitFlows.filter(({ name }) => name in PASSED),
        clock: hurried,
      });
      const steps = report.flows.flatMap((flow) => flow.steps);
      expect(steps.flatMap(({ step, complaints }) => complaints.map((each) => ({ step, ...each })))).toEqual([]);
      expect(Object.fromEntries(report.flows.map(({ flow, steps: all }) => [flow, passedIn(all)]))).toEqual(PASSED);
    } finally {
      python.kill();
      await provider.close();
    }
  });

const passedIn = (steps: { outcome: string }[]): number => steps.filter(({ outcome }) => outcome === 'passed').length;

function startPython(provider: URL): ChildProcessByStdio<null, Readable, null> {
  const env = { ...process.env, PROVIDER: provider.href, PROVIDER_KEY: 'sk_test_1', TEST_CODE: '481906' };
  return spawn('python3', [SERVER, '0'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Where the server listens, as it says in its first line. */
async function addressOf({ stdout }: ChildProcessByStdio<null, Readable, null>): Promise<URL> {
  const [line] = await once(createInterface(stdout), 'line');
  return new URL(String(line).replace('Listening on ', ''));
}
