import { expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import type { SetupStatus, World } from '#machines/lib/world.ts';
import { pages, replies } from '#mocks/replies.ts';
import { DONATION_TOKEN, donationOf } from '../../../tests/support/cards.ts';
import { varied } from '../../../tests/support/network.ts';
import { createTestWorld, keyOf, METHOD, never, run, settle } from '../../../tests/support/test-world.ts';
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

/** A donation that was failing, and still is once the card is kept. */
function failing() {
  const begun = begin(donationOf('donationFailing'));
  begun.world.network.answer('setDonationCard', 'failingDonationCardKept');
  return begun;
}

test('is loaded with the name and what is on file [MDON-1, MDON-3]', () => {
  const { page, value } = begin(donationOf('donationByBank'));
  const { name, details } = pages.showDonationSetup.donationByBank.body.payment_setup;
  expect([value(), page.getSnapshot().context]).toMatchObject(['loaded', { name, details }]);
});

test.each([
  ['without a donation', donationOf('noDonation')],
  ['without a token', donationOf('donation', { token: undefined })],
  [
    'without a token, whatever the address claims',
    donationOf('donation', { token: undefined, returned: { kind: 'claimed' } }),
  ],
])('fails %s [MDON-3, MDON-8]', async (_, input) => {
  const { world, value } = begin(input);
  await settle();
  expect([value(), world.asked, world.network.calls]).toEqual(['failed', [], []]);
});

test('has the card kept by the token alone, and shows what the server keeps now [MDON-2, MDON-3, API-17]', async () => {
  const { world, page, value, change } = begin(donationOf());
  await change();
  const { name, details } = replies.setDonationCard.donationCardKept.body;
  expect([value(), page.getSnapshot().context]).toMatchObject(['completed', { name, details }]);
  expect(world.network.calls.map(({ id, query, body }) => ({ id, query, body }))).toEqual([
    { id: 'setDonationCard', query: { token: DONATION_TOKEN }, body: { name: 'Wanjiru Kamau', cc_token: METHOD } },
  ]);
  expect(world.asked[0]).toMatch(/ \/donation\/setup\?token=don_3Kf8Yw$/);
});

test('knows the keys no longer than the form stands', async () => {
  const { page, value, change } = begin(donationOf());
  await change();
  expect([value(), JSON.stringify(page.getPersistedSnapshot()).includes('secret')]).toEqual(['completed', false]);
  expect(page.getSnapshot().context).toMatchObject({ setup: null, returned: { kind: 'none' } });
});

test('restarts a donation that was failing, once, with a key, and loads the page anew [MDON-5, API-18]', async () => {
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
  ['the reply says that it goes on', { failing: false }, 'completed', 0],
  ['the reply does not say how it goes', {}, 'left', 1],
])('looks at what holds now where %s [MDON-5]', async (_, more, end, calls) => {
  const { world, value, restarts, change } = failing();
  const { failing: _before, ...body } = replies.setDonationCard.failingDonationCardKept.body;
  world.network.answer('setDonationCard', () =>
    varied('setDonationCard', 'failingDonationCardKept', { ...body, ...more }),
  );
  await change();
  expect([value(), restarts().length]).toEqual([end, calls]);
});

test('does not restart a donation whose card was refused [MDON-5]', async () => {
  const { world, value, restarts, change } = failing();
  world.network.answer('setDonationCard', 'cardDeclined');
  await change();
  expect([value(), restarts()]).toEqual(['loaded', []]);
});

test.each<[string, MonthlyDonationCardInput, SetupStatus, string, number]>([
  ['claims it', donationOf('donationFailing', { returned: { kind: 'claimed' } }), succeeded, 'completed', 0],
  ['names a setup that is done', told('donationFailing'), succeeded, 'left', 1],
  ['names one that is done for a donation that goes on', told('donationCompleted'), succeeded, 'completed', 0],
  ['names one that is open', told('donationFailing'), { kind: 'open', words: '' }, 'loaded', 0],
  ['names one that the bank looks at', told('donationFailing'), { kind: 'processing' }, 'processing', 0],
])('where the address %s, acts on what is real only [MDON-4, MDON-5]', async (_, input, status, end, calls) => {
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
  'says what came of a restart after %s, and sends it again under a key that fits',
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

test('notFailing: another tab was faster, so the page that follows says what is true', async () => {
  const { world, page, restarts, change } = failing();
  world.network.answer('restartDonation', 'notFailing');
  await change();
  expect(page.getSnapshot().output).toEqual({ reload: true, notice: { act: 'donationRestart', end: 'already' } });
  expect(restarts()).toHaveLength(1);
});

test.each(['prepareRestart', 'restartDonation'] as const)(
  'is busy with nothing to say, then unrestarted, where “%s” throws',
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

test('leaves with nothing to say where the reader takes another card before this one is settled', async () => {
  const { world, page, change } = begin(donationOf('donationFailing'));
  world.payment.confirmSetup = () => Promise.reject(new Error('lost'));
  world.payment.readSetupStatus = () => Promise.reject(new Error('lost'));
  await change();
  page.getSnapshot().children.card?.send({ type: 'card.renewed' });
  expect(page.getSnapshot()).toMatchObject({ status: 'done', value: 'left' });
  expect(page.getSnapshot().output).toEqual({ reload: true });
});

test('keeps the key of a restart that was not answered, through a retry that is not let in', async () => {
  const { world, page, value, restarts, change } = failing();
  world.network.answer('restartDonation', never<Response>, 'linkRefused', 'restarted');
  await change();
  world.clock.increment(34_999);
  expect(value()).toEqual({ restarting: 'sending' });
  world.clock.increment(1);
  expect([value(), outcomeOfRestart(page.getSnapshot().context)]).toEqual([
    'unrestarted',
    { act: 'donationRestart', end: 'unsure', problems: [] },
  ]);
  for (const _ of ['linkRefused', 'restarted']) {
    page.send({ type: 'restart.retried' });
    await settle();
  }
  expect(restarts().map((call) => call.key)).toEqual([keyOf(1), keyOf(1), keyOf(1)]);
  expect(page.getSnapshot().status).toBe('done');
});

test.each(['unrestarted', 'completed'])('takes another card anew from %s, with nothing to say', async (from) => {
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
