import { expect, test } from 'vitest';
import { PUBKEY, paymentOf, SETUP_SECRET } from '#fixtures/data/cards.ts';
import { wrongly } from '#fixtures/world/network.ts';
import { createTestWorld, METHOD, never, pass, run, settle } from '#fixtures/world/test-world.ts';
import type { SetupStatus, Unconfirmed } from '#machines/lib/world.ts';
import { replies, requests } from '#mocks/replies.ts';
import { cardUpdateBy } from './card-update.ports.ts';
import type { PaymentChangeInput } from './payment-change.machine.ts';
import { paymentChange } from './payment-change.ports.ts';

const confirmed = `confirmSetup ${SETUP_SECRET} /account/payment`;
const asked = [`load ${PUBKEY}`, `readSetupStatus ${SETUP_SECRET}`];
const callFailed = [{ field: 'general', code: 'callFailed' }];
const atPayment = (code: string, words?: string) => [{ field: 'payment', code, ...(words !== undefined && { words }) }];

function begin(input: PaymentChangeInput = paymentOf()) {
  const world = createTestWorld();
  const page = run(paymentChange, world, input);
  const card = () => page.getSnapshot().children.card ?? expect.fail('The card is changed.');
  return {
    world,
    page,
    card,
    value: () => card().getSnapshot().value,
    problems: () => card().getSnapshot().context.problems,
    submit: () => card().send({ type: 'form.submitted' }),
    submitted: async () => {
      card().send({ type: 'form.submitted' });
      await settle();
    },
    tells: (status: SetupStatus) => {
      world.payment.readSetupStatus = async ({ secret }) => {
        world.asked.push(`readSetupStatus ${secret}`);
        return status;
      };
    },
  };
}

test('sets the card up and saves it once under the trimmed name, however often it is submitted [PAYM-1, PAYM-10, API-16]', async () => {
  const { world, page, card, submit, submitted } = begin();
  const { name, cc_token } = requests.setCard.newCard.body;
  card().send({ type: 'name.changed', name: ` ${name} ` });
  submit();
  await submitted();
  expect(world.asked).toEqual([confirmed]);
  expect(world.network.calls.map(({ id, query, body }) => ({ id, query, body }))).toEqual([
    { id: 'setCard', query: {}, body: { name, cc_token } },
  ]);
  expect(page.getSnapshot().value).toBe('completed');
});

test.each(['', ' ', '\t\n'])('rejects a blank name before any call: “%s” [PAYM-3]', async (name) => {
  const { world, card, value, problems, submitted } = begin();
  card().send({ type: 'name.changed', name });
  await submitted();
  expect([value(), problems()]).toEqual(['open', [{ field: 'name', code: 'required' }]]);
  expect([world.asked, world.network.calls]).toEqual([[], []]);
});

test.each<[string, SetupStatus | Unconfirmed, object[]]>([
  [
    'refuses the card',
    { kind: 'open', words: 'Your card was declined.' },
    atPayment('provider', 'Your card was declined.'),
  ],
  ['has no open form', { kind: 'unavailable' }, atPayment('paymentUnavailable')],
  ['was not asked, on a page for viewing only', { kind: 'viewOnly' }, [{ field: 'general', code: 'viewOnly' }]],
])('hands the form back if the provider %s and accepts it again', async (_, status, said) => {
  const { world, page, value, problems, submitted } = begin();
  const usual = world.payment.confirmSetup;
  world.payment.confirmSetup = async () => status;
  await submitted();
  expect([value(), problems(), world.network.calls]).toEqual(['open', said, []]);
  world.payment.confirmSetup = usual;
  await submitted();
  expect([page.getSnapshot().value, world.asked]).toEqual(['completed', [confirmed]]);
});

test('waits for the bank if it must check a bank account', async () => {
  const { world, page, submitted } = begin();
  world.payment.confirmSetup = async () => ({ kind: 'processing' });
  await submitted();
  expect([page.getSnapshot().value, world.network.calls]).toEqual(['processing', []]);
});

test.each<[string, SetupStatus, string, number]>([
  ['set the card up', { kind: 'succeeded', method: METHOD }, 'completed', 1],
  ['did not set it up', { kind: 'open', words: '' }, 'updating', 0],
  ['left it to the bank', { kind: 'processing' }, 'processing', 0],
])(
  'checks with the provider whether it %s after a lost answer and never confirms twice',
  async (_, status, end, calls) => {
    const { world, page, tells, submitted } = begin();
    world.payment.confirmSetup = () => Promise.reject(new Error('lost'));
    tells(status);
    await submitted();
    expect([page.getSnapshot().value, world.asked, world.network.calls.length]).toEqual([end, asked, calls]);
  },
);

test('reports an unknown setup status and checks again on one event', async () => {
  const { world, page, value, problems, tells, submitted } = begin();
  world.payment.confirmSetup = () => Promise.reject(new Error('lost'));
  world.payment.readSetupStatus = () => Promise.reject(new Error('lost'));
  await submitted();
  expect([value(), problems()]).toEqual(['unsettled', callFailed]);
  tells({ kind: 'succeeded', method: METHOD });
  await submitted();
  expect([page.getSnapshot().value, world.network.calls.length]).toEqual(['completed', 1]);
});

test('waits ten minutes for a confirmation', async () => {
  const { world, value, submitted } = begin();
  world.payment.confirmSetup = never;
  await submitted();
  world.clock.increment(599_999);
  expect(value()).toBe('confirming');
  world.clock.increment(1);
  expect(value()).not.toBe('confirming');
});

const lost = () => Promise.reject(new Error('lost'));

test.each([
  ['a script that never loads', 'load', never, 8_000, atPayment('paymentUnavailable')],
  ['a blocked script', 'load', lost, 0, atPayment('paymentUnavailable')],
  ['a silent provider', 'readSetupStatus', never, 35_000, callFailed],
  ['a lost status', 'readSetupStatus', lost, 0, callFailed],
] as const)('is busy without problems while it checks, then reports %s', async (_, call, answer, limit, said) => {
  const { world, card, value, submit } = begin();
  const shown = () => [card().getSnapshot().context.problems, [...card().getSnapshot().tags]];
  card().send({ type: 'name.changed', name: '' });
  submit();
  card().send({ type: 'name.changed', name: 'Ines Duarte' });
  world.payment.confirmSetup = lost;
  Object.assign(world.payment, { [call]: answer });
  submit();
  expect([value(), ...shown()]).toEqual(['confirming', [], ['busy']]);
  for (const _time of [1, 2]) {
    await settle();
    if (limit > 0) {
      world.clock.increment(limit - 1);
      expect(shown()).toEqual([[], ['busy']]);
      world.clock.increment(1);
    }
    expect([value(), ...shown()]).toEqual(['unsettled', said, []]);
    expect(card().getSnapshot().context.isDoubtful).toBe(said === callFailed);
    submit();
    expect(shown()).toEqual([[], ['busy']]);
  }
});

test('is busy while it saves the card', async () => {
  const { world, card, value, submitted } = begin();
  world.network.answer('setCard', never<Response>);
  await submitted();
  expect([value(), [...card().getSnapshot().tags]]).toEqual(['keeping', ['busy']]);
});

test('is unsettled after a call that throws', async () => {
  const { name, keys } = paymentOf().setup ?? expect.fail('It has keys.');
  const input = { name, keys, address: '/account/payment', returned: { kind: 'none' } } as const;
  const card = run(cardUpdateBy(lost), createTestWorld(), input);
  card.send({ type: 'form.submitted' });
  await settle();
  expect(card.getSnapshot()).toMatchObject({ value: 'unsettled', context: { method: '', problems: callFailed } });
});

const { setCard } = replies;

test.each([
  ['cardDeclined', 'general', setCard.cardDeclined.body.errors],
  ['unknownCard', 'general', setCard.unknownCard.body.errors],
  ['nameBlank', 'name', setCard.nameBlank.body.errors.name],
  ['linkRefused', 'general', setCard.linkRefused.body.errors],
  ['viewOnly', 'general', setCard.viewOnly.body.errors],
  ['unavailable', 'general', setCard.unavailable.body.errors],
] as const)('keeps a card that was set up before %s and resends it unchanged [ACCT-29]', async (name, field, words) => {
  const { world, page, card, value, problems, tells, submitted } = begin();
  world.network.answer('setCard', name);
  await submitted();
  expect([value(), problems()]).toEqual(['unsettled', [{ field, code: 'server', words }]]);
  expect(card().getSnapshot().context).toMatchObject({ method: '', isDoubtful: false });
  tells({ kind: 'succeeded', method: METHOD });
  world.network.answer('setCard', 'cardKept');
  card().send({ type: 'name.changed', name: 'Ines Duarte' });
  await submitted();
  expect(page.getSnapshot().value).toBe('completed');
  expect(world.asked).toEqual([confirmed, ...asked]);
  expect(world.network.of('setCard').map(({ body }) => body)).toEqual([
    { name: 'Fatima Zahra Idrissi', cc_token: METHOD },
    { name: 'Ines Duarte', cc_token: METHOD },
  ]);
});

test.each([
  ['has no message', wrongly(() => new Response('{}', { status: 400 })), false],
  ['never arrives', never<Response>, true],
  ['cannot be parsed', wrongly(() => new Response('<html>')), true],
])('reports a failed call in our words if its answer %s [ACCT-29]', async (_, answer, isDoubtful) => {
  const { world, card, value, problems, submit } = begin();
  world.network.answer('setCard', answer);
  submit();
  await pass(world.clock, 35_000);
  expect([value(), problems(), card().getSnapshot().context.isDoubtful]).toEqual(['unsettled', callFailed, isDoubtful]);
});

test('starts over for another card, and still requires a name before it resends', async () => {
  const { world, page, card, value, problems, submit, submitted } = begin();
  world.network.answer('setCard', 'cardDeclined');
  await submitted();
  card().send({ type: 'name.changed', name: '' });
  submit();
  expect([value(), problems()]).toEqual(['unsettled', [{ field: 'name', code: 'required' }]]);
  card().send({ type: 'card.renewed' });
  expect(page.getSnapshot().output).toEqual({ visit: '/account/payment' });
});

test.each([{ kind: 'failed', words: 5 }, { kind: 'succeeded', method: '../../x' }, { kind: 'succeeded' }, undefined])(
  'treats an invalid answer from the provider as no answer: %o',
  async (garbage) => {
    const { world, value, submitted } = begin();
    world.payment.confirmSetup = async () => garbage as SetupStatus;
    world.payment.readSetupStatus = async () => garbage as SetupStatus;
    await submitted();
    expect([value(), world.network.calls]).toEqual(['unsettled', []]);
  },
);
