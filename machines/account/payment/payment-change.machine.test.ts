import { expect, test } from 'vitest';
import { PUBKEY, paymentOf, SETUP_SECRET } from '#fixtures/data/cards.ts';
import { createTestWorld, METHOD, run, settle } from '#fixtures/world/test-world.ts';
import type { SetupStatus } from '#machines/lib/world.ts';
import { pages, replies } from '#mocks/replies.ts';
import type { PaymentChangeInput } from './payment-change.machine.ts';
import { paymentChange } from './payment-change.ports.ts';

const secret = 'seti_1Qa11b_secret_Zq9c';
const told = paymentOf('cardOnFile', { returned: { kind: 'told', secret } });

function begin(input: PaymentChangeInput = paymentOf(), status?: SetupStatus) {
  const world = createTestWorld();
  if (status)
    world.payment.readSetupStatus = async (setup) => {
      world.asked.push(`readSetupStatus ${setup.pubkey} ${setup.secret}`);
      return status;
    };
  const page = run(paymentChange, world, input);
  const card = () => page.getSnapshot().children.card?.getSnapshot();
  return {
    world,
    page,
    card,
    value: () => page.getSnapshot().value,
    shown: () => {
      const { name, details } = page.getSnapshot().context;
      return { name, details };
    },
    submit: async () => {
      page.getSnapshot().children.card?.send({ type: 'form.submitted' });
      await settle();
    },
  };
}

const pageIds = Object.keys(pages.showPayment) as (keyof typeof pages.showPayment)[];

test.each(pageIds.filter((id) => pages.showPayment[id].body.payment_setup !== null))(
  'starts with the name and the payment methods of %s [PAYM-1, PAYM-5]',
  (id) => {
    const { value, shown, card } = begin(paymentOf(id));
    const { name, details } = pages.showPayment[id].body.payment_setup ?? expect.fail('It has keys.');
    expect([value(), shown()]).toEqual(['updating', { name, details }]);
    expect(card()?.context).toMatchObject({ name, problems: [], isDoubtful: false });
  },
);

test('fails without any call if the link is no longer valid [ACCT-29, ACCT-30]', async () => {
  const { value, world, shown } = begin(paymentOf('linkRefused', { returned: { kind: 'claimed' } }));
  await settle();
  expect(shown()).toEqual({ name: '', details: null });
  expect([value(), world.asked, world.network.calls]).toEqual(['failed', [], []]);
});

test.each(['cardKept', 'bankKept', 'cardKeptBesideBank'] as const)(
  'completes with the name and the payment methods of %s [PAYM-4, PAYM-5, ACCT-30, API-16]',
  async (reply) => {
    const { world, value, shown, submit } = begin();
    world.network.answer('setCard', reply);
    await submit();
    expect([value(), shown()]).toEqual(['completed', replies.setCard[reply].body]);
  },
);

test('sends the token of a mailed link with the call and starts over with it [PAYM-1, PAYM-10]', async () => {
  const { world, page, submit } = begin(paymentOf('byLink', { token: 'lnk_9Zc4Tq' }));
  await submit();
  const [call] = world.network.of('setCard');
  expect(call?.query).toEqual({ token: 'lnk_9Zc4Tq' });
  expect(world.asked.at(-1)).toMatch(/ \/account\/payment\?token=lnk_9Zc4Tq$/);
  expect(world.changes.announced).toEqual(['account']);
  page.send({ type: 'card.renewed' });
  expect(page.getSnapshot().output).toEqual({ visit: '/account/payment?token=lnk_9Zc4Tq' });
});

test.each([
  ['a saved change', paymentOf()],
  ['a return that the provider confirms', told],
])('keeps neither the keys nor the method ID after %s', async (_, input) => {
  const { page, value, submit } = begin(input, { kind: 'succeeded', method: METHOD });
  await submit();
  expect(value()).toBe('completed');
  expect(page.getSnapshot().context).toMatchObject({ setup: null, returned: { kind: 'none' } });
  const known = JSON.stringify(page.getPersistedSnapshot());
  for (const one of [METHOD, secret, SETUP_SECRET]) expect(known).not.toContain(one);
});

test('completes without a call if the address alone reports success [PAYM-2]', async () => {
  const { value, shown, world } = begin(paymentOf('cardOnFile', { returned: { kind: 'claimed' } }));
  await settle();
  const { name, details } = pages.showPayment.cardOnFile.body.payment_setup;
  expect([value(), shown()]).toEqual(['completed', { name, details }]);
  expect([world.asked, world.network.calls]).toEqual([[], []]);
});

test('offers no form if the address alone says that the bank has yet to confirm, unless deposits wait', async () => {
  const pending = { returned: { kind: 'pending' } } as const;
  for (const [page, state] of [
    ['cardOnFile', 'processing'],
    ['bankVerifying', 'updating'],
  ] as const) {
    const { value, world } = begin(paymentOf(page, pending));
    await settle();
    expect([value(), world.network.calls]).toEqual([state, []]);
  }
});

test('says that nothing was saved if the address alone says so', async () => {
  const { value, card } = begin(paymentOf('cardOnFile', { returned: { kind: 'failed' } }));
  await settle();
  expect([value(), card()?.context.problems]).toEqual(['updating', [{ field: 'payment', code: 'provider' }]]);
});

test.each<[SetupStatus, string]>([
  [{ kind: 'succeeded', method: METHOD }, 'completed'],
  [{ kind: 'processing' }, 'processing'],
  [{ kind: 'open', words: 'Your bank refused.' }, 'updating'],
])('trusts the provider and not the address: %o [PAYM-2]', async (status, end) => {
  const { world, value } = begin(told, status);
  await settle();
  expect(value()).toBe(end);
  expect(world.asked).toEqual([`load ${PUBKEY}`, `readSetupStatus ${PUBKEY} ${secret}`]);
  expect(world.network.calls).toEqual([]);
});

test('offers a new form after a failed setup, shows the provider’s message and never confirms the old one', async () => {
  const { world, card, value, submit } = begin(told, { kind: 'open', words: 'Your bank refused.' });
  await settle();
  expect(card()?.value).toBe('open');
  expect(card()?.context.problems).toEqual([{ field: 'payment', code: 'provider', words: 'Your bank refused.' }]);
  await submit();
  expect(value()).toBe('completed');
  expect(world.asked.filter((one) => one.startsWith('confirmSetup'))).toEqual([
    `confirmSetup ${told.setup?.keys.secret} /account/payment`,
  ]);
  expect(world.network.of('setCard')).toHaveLength(1);
});

test('checks the new setup after a lost answer and saves its card', async () => {
  const { world, value, submit } = begin(told, { kind: 'open', words: '' });
  await settle();
  world.payment.confirmSetup = () => Promise.reject(new Error('lost'));
  world.payment.readSetupStatus = async (setup) => {
    world.asked.push(`asked again of ${setup.secret}`);
    return { kind: 'succeeded', method: METHOD };
  };
  await submit();
  expect([value(), world.asked.at(-1)]).toEqual(['completed', `asked again of ${SETUP_SECRET}`]);
  expect(world.network.of('setCard')).toHaveLength(1);
});

test('checks with the provider again on one event if that failed on the return', async () => {
  const world = createTestWorld();
  const usual = world.payment.load;
  world.payment.load = () => Promise.reject(new Error('blocked'));
  world.payment.readSetupStatus = async () => ({ kind: 'succeeded', method: METHOD });
  const nameless = { ...told, setup: told.setup && { ...told.setup, name: '' } };
  const page = run(paymentChange, world, nameless);
  await settle();
  expect(page.getSnapshot().children.card?.getSnapshot().context.problems).toEqual([
    { field: 'payment', code: 'paymentUnavailable' },
  ]);
  world.payment.load = usual;
  page.getSnapshot().children.card?.send({ type: 'form.submitted' });
  await settle();
  expect(page.getSnapshot().value).toBe('completed');
});
