import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answering, type Listening, listen } from '../../mocks/http/serve.ts';
import { createJournal } from '../../mocks/journal/journal.ts';
import pythonProfile from '../examples/python-profile.json' with { type: 'json' };
import { kitFlows } from '../flows/flows.ts';
import { addressIn } from '../orders/bill.ts';
import { cartOf, holding, totalOf } from '../orders/cart.ts';
import { orderer } from '../orders/orders.ts';
import { keysIn, ordered, pay, place, settled } from '../orders/purchase.ts';
import { type Profile, profileOf } from '../profile.ts';
import { operationOf } from '../runner/exchange.ts';
import { accepted } from '../runner/expect.ts';
import { runFlows } from '../runner/run.ts';
import type { Tab } from '../runner/tab.ts';
import { openTestContext } from '../runner/test-context.ts';
import { fastClock } from './fast-clock.ts';
import { complaintsIn, notRunIn } from './run-against.ts';

const SERVER = 'docs/examples/server.py';
const FILES = [SERVER, 'docs/examples/cart.py', 'docs/examples/fields.py'];

/** The flows with steps that pass. The kit skips operations that the server does not offer. */
const FLOWS = [
  'shipping',
  'institutions',
  'password-login',
  'sign-in-code',
  'signed-out',
  'page-data',
  'safe-methods',
  'origins',
  'invalid-values',
  'refusals',
  'alike',
  'extra-fields',
  'sessions',
  'redirects',
  'name',
  'idempotency-donate',
  'idempotency-checkOutCart',
  'cart-checkout',
  'donate',
  'limits',
];

const isInstalled = spawnSync('python3', ['-V']).status === 0;
if (!isInstalled) console.info(`${SERVER} is not run, as no python3 is installed.`);

test('the Python server only imports the standard library and the files beside it', () => {
  const text = FILES.map((file) => readFileSync(file, 'utf8')).join('\n');
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
      'cart',
      'fields',
      'snippets',
    ]),
  );
});

if (isInstalled)
  describe('the Python server', () => {
    let provider: Listening;
    let python: ReturnType<typeof startPython>;
    let opened: { server: URL; profile: Profile; clock: typeof fastClock };

    beforeAll(async () => {
      provider = await listen(answering(createJournal({ keepsCookies: true })));
      python = startPython(provider.url);
      const profile = profileOf(pythonProfile);
      const payment = { publishableKey: 'pk_test_1', ...profile.payment, api: provider.url.href };
      opened = { server: await addressOf(python), profile: { ...profile, payment }, clock: fastClock };
    });

    afterAll(async () => {
      python.kill();
      await provider.close();
    });

    test('passes every step of the operations that it offers [BEYOND-123]', async () => {
      const report = await runFlows({ ...opened, flows: kitFlows.filter(({ name }) => FLOWS.includes(name)) });
      expect(complaintsIn(report)).toEqual([]);
      const passing = report.flows.filter(({ steps }) => steps.some(({ outcome }) => outcome === 'passed'));
      expect(new Set(passing.map(({ flow }) => flow))).toEqual(new Set(FLOWS));
      const offered = Array.from(
        readFileSync(SERVER, 'utf8').matchAll(/^ {4}"([A-Z]+) (\/\S+)": /gm),
        ([, method = '', path = '']) => operationOf(method, path),
      );
      expect(offered.length).toBeGreaterThan(20);
      const reasons = notRunIn(report);
      expect(offered.filter((id) => reasons.some((reason) => reason.endsWith(` does not offer ${id}`)))).toEqual([]);
    });

    test('refuses goods that are sold out or have another price than shown', async () => {
      const t = openTestContext({ ...opened, record: () => {} });
      const orderOf = (tab: Tab, version: number, change: object = {}) => {
        const body = { ...orderer(t, 'ses_1'), version, ...change };
        return { call: 'checkOutCart', tab, body } as const;
      };
      const order = (...given: Parameters<typeof orderOf>) => place(t, orderOf(...given));
      const [first, second] = [t.open(), t.open()];
      for (const tab of [first, second]) await holding(tab, [{ ...CALENDAR, qty: 4 }]);
      const { payment_intent_id, stripe_secret } = await ordered(t, orderOf(first, 1));
      await pay(t, first, { payment_intent_id, stripe_secret });
      await settled(t, first, payment_intent_id);
      expect(await order(second, 1)).toMatchObject(
        conflict({ problems: [{ field: 'cart.items', words: 'Only 2 of Tide calendar are left.' }] }),
      );

      const { version } = await holding(second, [{ ...CALENDAR, qty: 2 }]);
      const toCanada = { shipcode: 'ship-b', address: await addressIn(t, 'ship-b') };
      expect(await order(second, version, toCanada)).toMatchObject(conflict());
      const repriced = await cartOf(second);
      expect([totalOf(repriced), repriced.version]).toEqual([2 * 1800 + 2100, version + 1]);
      expect(await order(second, repriced.version, toCanada)).toMatchObject({ kind: 'ok' });
      expect(await order(first, 1)).toMatchObject(
        conflict({ reason: 'paid-elsewhere', paid: { status: 'completed' } }),
      );
    });

    test('opens a new intent after the provider cancels one', async () => {
      const t = openTestContext({ ...opened, record: () => {} });
      const tab = t.open();
      await holding(tab, [{ type: 'print-issue', item: { ref: 'iss:41' }, qty: 1 }]);
      const order = { call: 'checkOutCart', tab, body: { ...orderer(t, 'ses_1'), version: 1 } } as const;
      const { payment_intent_id: first } = await ordered(t, order);
      await fetch(new URL(`v1/payment_intents/${first}/cancel`, provider.url), {
        method: 'POST',
        headers: { Authorization: 'Bearer sk_test_1' },
      });
      const again = accepted('checkOutCart', await place(t, order, { invoice: first }));
      expect(keysIn('checkOutCart', again).payment_intent_id).not.toBe(first);
    });
  });

const CALENDAR = { type: 'basic-product', item: { ref: 'prd:calendar' } } as const;

const conflict = (told: object = {}) => ({ kind: 'refused', refusal: { status: 409, ...told } });

function startPython(provider: URL): ChildProcessByStdio<null, Readable, null> {
  const env = {
    ...process.env,
    PROVIDER: provider.href,
    PROVIDER_KEY: 'sk_test_1',
    TEST_CODE: '481906',
    PYTHONDONTWRITEBYTECODE: '1',
  };
  return spawn('python3', [SERVER, '0'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
}

async function addressOf({ stdout }: ChildProcessByStdio<null, Readable, null>): Promise<URL> {
  const [line] = await once(createInterface(stdout), 'line');
  return new URL(String(line).replace('Listening on ', ''));
}
