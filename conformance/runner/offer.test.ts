import { expect, test } from 'vitest';
import { type Answering, listen } from '../../mocks/http/serve.ts';
import { mockJournal } from '../profile.ts';
import { subscriberOf } from '../readers/subscriber.ts';
import { answers, instead, serving } from '../tests/wrong-servers/fault.ts';
import { accepted, refused, same } from './expect.ts';
import { ask, pageData } from './request.ts';
import { type Report, runFlows } from './run.ts';
import { kitFlow, once, type Step, step, type TestContext } from './test-context.ts';

const routers: Record<string, () => Response> = {
  'a failure with 501': () => Response.json({ errors: 'Not implemented.' }, { status: 501 }),
  "a router's 404 page": () =>
    new Response('<h1>Not Found</h1>', { status: 404, headers: { 'Content-Type': 'text/html' } }),
  "a router's 404 in JSON": () => Response.json({ detail: 'Not Found' }, { status: 404 }),
  'a plain 405': () => new Response('Method Not Allowed', { status: 405 }),
};

async function run(answer: Answering, ...steps: Step[]): Promise<Report> {
  const server = await listen(answer);
  const flows = [kitFlow('flow', () => steps)];
  const report = await runFlows({ server: server.url, profile: mockJournal, flows, patience: 50 });
  await server.close();
  return report;
}

const outcomesOf = ({ flows }: Report) =>
  flows.flatMap(({ steps }) => steps.map(({ outcome, reason, complaints }) => [outcome, reason ?? complaints]));

const rename = async (t: TestContext) => {
  const tab = await t.as('noSubscription');
  return accepted('changeName', await ask(tab, 'changeName', { body: { name: 'Ada' } }));
};

const named = once(rename);

test.each(Object.entries(routers))('runs no step that needs a call answered with %s', async (_, missing) => {
  const report = await run(
    serving(instead('changeName', missing)),
    step('changes a name', async (t) => void (await named(t))),
    step('needs the changed name too', async (t) => void (await named(t))),
    step('needs none', async (t) => void (await t.as('noSubscription'))),
    step('plans to revert a change', async (t) => t.undo('the name', async () => void (await rename(t)))),
  );
  const lack = ['not run', 'the server does not offer changeName'];
  expect(outcomesOf(report)).toEqual([lack, lack, ['passed', []], ['passed', []], lack]);
  expect(report.flows[0]?.left).toEqual([]);
  expect(report.notOffered).toEqual([{ call: 'changeName', steps: 3 }]);
});

test('runs no later step of a flow that fails for what an earlier one could not do', async () => {
  const later = step('finds the new name', async (t) => {
    const { account } = await subscriberOf(await t.as('noSubscription'));
    same('getSubscriber', 'the name', account.name, 'Ada');
  });
  const report = await run(
    serving(instead('changeName', routers['a plain 405'] ?? expect.fail())),
    step('changes it', async (t) => void (await named(t))),
    later,
  );
  expect(outcomesOf(report)[1]).toEqual([
    'not run',
    'the server does not offer changeName, which an earlier step needs',
  ]);
});

test('says which reader could not log in, and why', async () => {
  const login = step('logs in', async (t) => void (await t.as('subscriber')));
  const report = await run(serving(instead('logIn', routers['a plain 405'] ?? expect.fail())), login, login);
  expect(outcomesOf(report)).toEqual(Array(2).fill(['not run', 'the server does not offer logIn']));
});

test('fails a page that is missing for one reader alone, told once', async () => {
  const { email = '' } = mockJournal.readers?.noSubscription ?? {};
  const missing = answers('showAccount', async (response) =>
    (await response.clone().text()).includes(email) ? new Response('', { status: 404 }) : response,
  );
  const report = await run(
    serving(missing),
    step('opens the account', async (t) => void (await pageData(t, await t.as('noSubscription'), 'showAccount'))),
  );
  expect(outcomesOf(report)).toEqual([
    ['failed', [{ call: 'showAccount', expected: 'status 200 or 302', got: '404' }]],
  ]);
});

test('fails a step after all if a later one shows that the server has the call', async () => {
  let isFirst = true;
  const flaky = instead('getProducts', () => {
    if (!isFirst) return undefined;
    return routers['a plain 405']?.();
  });
  const list = step('lists products', async (t) => {
    await ask(t.open(), 'getProducts', { params: { query: { tag: 'x' } } });
    isFirst = false;
  });
  expect(outcomesOf(await run(serving(flaky), list, list))).toEqual([
    ['failed', 'the server does not offer getProducts'],
    ['passed', []],
  ]);
});

test('takes a documented 404 and a 501 of one case for neither a lack nor a fault of the call', async () => {
  const report = await run(
    serving(
      instead('addToCart', async (request) =>
        (await request.clone().text()).includes('gift') ? routers['a failure with 501']?.() : undefined,
      ),
    ),
    step('finds no gift', async (t) => {
      const invoice = await ask(t.open(), 'getInvoice', { params: { path: { invoice: 'inv_none' } } });
      refused('getInvoice', invoice, { status: 404 });
    }),
    step('adds a gift', async (t) => {
      const item = { deliverable: 'digital', level: 'low', term: '1year' } as const;
      accepted('addToCart', await ask(t.open(), 'addToCart', { body: { type: 'gift-subscription', item, qty: 1 } }));
    }),
  );
  expect(outcomesOf(report)).toEqual([
    ['passed', []],
    ['not run', 'the server answers addToCart with 501'],
  ]);
});
