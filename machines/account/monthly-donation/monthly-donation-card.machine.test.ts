import { expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import { DONATION_TOKEN, donationOf } from '#fixtures/data/cards.ts';
import { varied } from '#fixtures/world/network.ts';
import { createTestWorld, keyOf, METHOD, never, run, settle } from '#fixtures/world/test-world.ts';
import type { SetupStatus, World } from '#machines/lib/world.ts';
import { pages, replies } from '#mocks/replies.ts';
import { monthlyDonationCard } from './monthly-donation-card.ports.ts';
import { type MonthlyDonationCardInput, outcomeOfRestart } from './monthly-donation-card-context.ts';

const secret = 'seti_1Qa11b_secret_Zq9c';
const succeeded: SetupStatus = { kind: 'succeeded', method: METHOD };

function begin(input: MonthlyDonationCardInput, status: SetupStatus = succeeded) {
  const world = createTestWorld();
  world.payment.readSetupStatus = async () => status;
  const page = run(monthlyDonationCard, world, input);
  return {
    world,
    page,
    value: () => page.getSnapshot().value,
    restarts: () => world.network.of('restartDonation'),
    change: async () => {
      page.getSnapshot().children.card?.send({ type: 'form.submitted' });
      await settle();
    },
  };
}

function failing() {
  const begun = begin(donationOf('donationFailing'));
  begun.world.network.answer('setDonationCard', 'failingDonationCardKept');
  return begun;
}

test('loads with the name and the payment method [MDON-1, MDON-3]', () => {
  const { page, value } = begin(donationOf('donationByBank'));
  const { name, details } = pages.showDonationSetup.donationByBank.body.payment_setup;
  expect([value(), page.getSnapshot().context]).toMatchObject(['loaded', { name, details }]);
});

test.each([
  ['without a donation', donationOf('noDonation')],
  ['without a token', donationOf('donation', { token: undefined })],
  [
    'without a token, whatever the address says',
    donationOf('donation', { token: undefined, returned: { kind: 'claimed' } }),
  ],
])('fails %s [MDON-3, MDON-8]', async (_, input) => {
  const { world, value } = begin(input);
  await settle();
  expect([value(), world.asked, world.network.calls]).toEqual(['failed', [], []]);
});

test('saves the card by the token alone and shows the server’s data [MDON-2, MDON-3, API-17]', async () => {
  const { world, page, value, change } = begin(donationOf());
  await change();
  const { name, details } = replies.setDonationCard.donationCardKept.body;
  expect([value(), page.getSnapshot().context]).toMatchObject(['completed', { name, details }]);
  expect(world.network.calls.map(({ id, query, body }) => ({ id, query, body }))).toEqual([
    { id: 'setDonationCard', query: { token: DONATION_TOKEN }, body: { name: 'Wanjiru Kamau', cc_token: METHOD } },
  ]);
  expect(world.asked[0]).toMatch(/ \/donation\/setup\?token=don_3Kf8Yw$/);
});

test('drops the keys once the form is gone', async () => {
  const { page, value, change } = begin(donationOf());
  await change();
  expect([value(), JSON.stringify(page.getPersistedSnapshot()).includes('secret')]).toEqual(['completed', false]);
  expect(page.getSnapshot().context).toMatchObject({ setup: null, returned: { kind: 'none' } });
});

test('restarts a failing donation once, with a key, and reloads the page [MDON-5, API-18]', async () => {
  const { page, restarts, change } = failing();
  await change();
  expect(restarts().map(({ query, key, body }) => ({ query, key, body }))).toEqual([
    { query: { token: DONATION_TOKEN }, key: keyOf(1), body: { 'payment-method': METHOD } },
  ]);
  expect(page.getSnapshot()).toMatchObject({
    status: 'done',
    output: { reload: true, notice: { act: 'donationRestart', end: 'done' } },
  });
});

test.each([
  ['says that it recovered', { failing: false }, 'completed', 0],
  ['says nothing about it', {}, 'left', 1],
])('decides on a restart by the current state if the reply %s [MDON-5]', async (_, more, end, calls) => {
  const { world, value, restarts, change } = failing();
  const { failing: _before, ...body } = replies.setDonationCard.failingDonationCardKept.body;
  world.network.answer('setDonationCard', () =>
    varied('setDonationCard', 'failingDonationCardKept', { ...body, ...more }),
  );
  await change();
  expect([value(), restarts().length]).toEqual([end, calls]);
});

test('does not restart a donation if the card was refused [MDON-5]', async () => {
  const { world, value, restarts, change } = failing();
  world.network.answer('setDonationCard', 'cardDeclined');
  await change();
  expect([value(), restarts()]).toEqual(['loaded', []]);
});

test.each<[string, MonthlyDonationCardInput, SetupStatus, string, number]>([
  ['only claims success', donationOf('donationFailing', { returned: { kind: 'claimed' } }), succeeded, 'completed', 0],
  ['names a completed setup', told('donationFailing'), succeeded, 'left', 1],
  ['names a completed setup of a donation that is not failing', told('donationCompleted'), succeeded, 'completed', 0],
  ['names an open setup', told('donationFailing'), { kind: 'open', words: '' }, 'loaded', 0],
  ['names a setup the bank is checking', told('donationFailing'), { kind: 'processing' }, 'processing', 0],
])('acts on the provider’s status if the address %s [MDON-4, MDON-5]', async (_, input, status, end, calls) => {
  const { world, value, restarts } = begin(input, status);
  await settle();
  expect([value(), restarts().length]).toEqual([end, calls]);
  expect(world.network.of('setDonationCard')).toEqual([]);
});

const { restartDonation } = replies;

test.each([
  ['restartDeclined', restartDonation.restartDeclined.body.errors, 'refused', keyOf(2)],
  ['unknownMethod', restartDonation.unknownMethod.body.errors, 'refused', keyOf(2)],
  ['cardUnchanged', restartDonation.cardUnchanged.body.errors, 'refused', keyOf(2)],
  ['linkRefused', restartDonation.linkRefused.body.errors, 'refused', keyOf(2)],
  ['unavailable', restartDonation.unavailable.body.errors, 'unsure', keyOf(1)],
] as const)(
  'reports the outcome of a restart after %s and resends it with the right key',
  async (name, words, end, key) => {
    const { world, page, value, restarts, change } = failing();
    world.network.answer('restartDonation', name);
    await change();
    expect([value(), outcomeOfRestart(page.getSnapshot().context)]).toEqual([
      'unrestarted',
      { act: 'donationRestart', end, problems: [{ field: 'general', code: 'server', words }] },
    ]);
    world.network.answer('restartDonation', 'restarted');
    page.send({ type: 'restart.retried' });
    await settle();
    expect(restarts().map((call) => call.key)).toEqual([keyOf(1), key]);
    expect(page.getSnapshot().output).toEqual({ reload: true, notice: { act: 'donationRestart', end: 'done' } });
  },
);

test('reports notFailing as already done if another tab was first', async () => {
  const { world, page, restarts, change } = failing();
  world.network.answer('restartDonation', 'notFailing');
  await change();
  expect(page.getSnapshot().output).toEqual({ reload: true, notice: { act: 'donationRestart', end: 'already' } });
  expect(restarts()).toHaveLength(1);
});

test.each(['prepareRestart', 'restartDonation'] as const)(
  'is busy without problems, then unrestarted, if “%s” throws',
  async (port) => {
    const world = createTestWorld();
    const { machine, ports } = monthlyDonationCard;
    const thrower = fromPromise(() => Promise.reject(new Error('broken')));
    const broken = { machine, ports: (given: World) => ({ ...ports(given), [port]: thrower }) };
    const page = run(broken, world, told('donationFailing'));
    world.payment.readSetupStatus = async () => succeeded;
    const shown = () => {
      const { value, context, tags } = page.getSnapshot();
      return { value, problems: context.problems, tags: [...tags] };
    };
    await settle();
    const failed = { value: 'unrestarted', problems: [{ field: 'general', code: 'callFailed' }], tags: [] };
    expect(shown()).toEqual(failed);
    page.send({ type: 'restart.retried' });
    expect(shown()).toMatchObject({ problems: [], tags: ['busy'] });
    await settle();
    expect(shown()).toEqual(failed);
  },
);

test('leaves without a notice if the reader takes another card before this one is settled', async () => {
  const { world, page, change } = begin(donationOf('donationFailing'));
  world.payment.confirmSetup = () => Promise.reject(new Error('lost'));
  world.payment.readSetupStatus = () => Promise.reject(new Error('lost'));
  await change();
  page.getSnapshot().children.card?.send({ type: 'card.renewed' });
  expect(page.getSnapshot()).toMatchObject({ status: 'done', value: 'left' });
  expect(page.getSnapshot().output).toEqual({ reload: true });
});

test('keeps the key of an unanswered restart through a rejected retry', async () => {
  const { world, page, value, restarts, change } = failing();
  world.network.answer('restartDonation', never<Response>, () => Response.error(), 'linkRefused', 'restarted');
  await change();
  world.clock.increment(34_999);
  expect(value()).toEqual({ restarting: 'sending' });
  world.clock.increment(1);
  expect([value(), outcomeOfRestart(page.getSnapshot().context)]).toEqual([
    'unrestarted',
    { act: 'donationRestart', end: 'unsure', problems: [] },
  ]);
  for (const _ of ['lost', 'linkRefused', 'restarted']) {
    page.send({ type: 'restart.retried' });
    await settle();
  }
  expect(restarts().map((call) => call.key)).toEqual(Array(4).fill(keyOf(1)));
  expect(page.getSnapshot().status).toBe('done');
});

test.each(['unrestarted', 'completed'])('reloads for another card from %s without a notice', async (from) => {
  const { world, page, value, change } = from === 'completed' ? begin(donationOf()) : failing();
  world.network.answer('restartDonation', 'restartDeclined');
  await change();
  expect(value()).toBe(from);
  page.send({ type: 'card.renewed' });
  expect(page.getSnapshot()).toMatchObject({ status: 'done', output: { reload: true } });
  expect(page.getSnapshot().output).not.toHaveProperty('notice');
});

function told(page: 'donationFailing' | 'donationCompleted'): MonthlyDonationCardInput {
  return donationOf(page, { returned: { kind: 'told', secret } });
}
