import { expect, test } from 'vitest';
import { replies } from '#mocks/replies.ts';
import type { ReplyName } from '#mocks/respond.ts';
import { redeemOf, typingPlace, typingReader } from '../../../tests/support/gifts.ts';
import { createWorld, keyOf, never, pass, run, settle } from '../../../tests/support/world.ts';
import type { RedeemInput } from './redeem.machine.ts';
import { redeem } from './redeem.ports.ts';

async function begin(input: RedeemInput = redeemOf('fresh')) {
  const world = createWorld();
  const page = run(redeem, world, input);
  for (const event of [...typingReader, ...typingPlace]) page.send(event);
  await settle();
  return {
    world,
    page,
    value: () => page.getSnapshot().value,
    context: () => page.getSnapshot().context,
    said: () => page.getSnapshot().children.checkout?.getSnapshot().context.problems,
    sent: () => world.network.of('redeemGift'),
    readings: () => world.network.of('getGift').map(({ query }) => query),
    submit: async () => {
      page.send({ type: 'form.submitted' });
      await settle();
    },
  };
}

const { fresh, expiredGift, upgradeClosed } = replies.getGift;
const TOKEN = fresh.body.redeem.gift.token;

test('is sent again with the same key after its answer was lost, and is redeemed once', async () => {
  const { world, page, value, context, said, submit, sent, readings } = await begin();
  world.network.answer('redeemGift', () => Response.error(), 'redeemSucceeded');
  await submit();
  expect([value(), readings(), context().draft.isUnsure]).toEqual([{ open: 'filling' }, [{ token: TOKEN }], true]);
  expect(said()).toEqual([{ field: 'general', code: 'orderFailed' }]);
  expect(context().draft.form.name).not.toBe('');
  await submit();
  expect(sent().map(({ key }) => key)).toEqual([keyOf(1), keyOf(1)]);
  expect(page.getSnapshot().value).toBe('completed');
});

test('hides the form when its answer was lost and the gift is redeemed since, which may have been this reader [REDEEM-5, REDEEM-6]', async () => {
  const { world, value, context, submit } = await begin();
  world.network.answer('redeemGift', () => Response.error());
  world.network.answer('getGift', 'alreadyRedeemed');
  await submit();
  expect([value(), context().draft.page.redeem, context().draft.isUnsure]).toEqual([
    'barred',
    { status: 'redeemed' },
    true,
  ]);
});

test.each<[ReplyName<'redeemGift'>, ReplyName<'getGift'>, boolean]>([
  ['alreadyRedeemed', 'alreadyRedeemed', false],
  ['redeemFailed', 'expiredGift', false],
  ['unknownGift', 'notFound', false],
  ['paidElsewhere', 'alreadyRedeemed', true],
  ['refused', 'refundedGift', false],
])(
  'reads the gift again after %s, and shows what has become of it [REDEEM-6, REDEEM-7, API-34]',
  async (reply, reading, isUnsure) => {
    const { world, value, context, submit } = await begin();
    world.network.answer('redeemGift', reply);
    world.network.answer('getGift', reading);
    await submit();
    const { redeem } = Object(replies.getGift[reading].body);
    expect([value(), context().draft.page.redeem, context().draft.isUnsure]).toEqual(['barred', redeem, isUnsure]);
  },
);

test.each<[string, ReplyName<'redeemGift'>]>([
  ['what the reader typed', 'fieldErrors'],
  ['a session that has ended', 'signedOut'],
  ['too many requests', 'tooManyRequests'],
])('does not read it again after %s', async (_, reply) => {
  const { world, value, submit, readings } = await begin();
  world.network.answer('redeemGift', reply);
  await submit();
  expect([value(), readings()]).toEqual([{ open: 'filling' }, []]);
});

test('stays as it is, with what was said, when the gift cannot be read [API-34]', async () => {
  const { world, value, said, submit } = await begin();
  world.network.answer('redeemGift', 'redeemFailed');
  world.network.answer('getGift', 'unavailable');
  await submit();
  expect(value()).toEqual({ open: 'filling' });
  expect(said()).toEqual([{ field: 'general', code: 'server', words: replies.redeemGift.redeemFailed.body.message }]);
});

test('gives the reading up after ten seconds', async () => {
  const { world, page, value, submit } = await begin();
  world.network.answer('redeemGift', 'redeemFailed');
  world.network.answer('getGift', never);
  await submit();
  expect([value(), page.getSnapshot().hasTag('busy')]).toEqual([{ open: 'reading' }, true]);
  await pass(world.clock, 10_000);
  expect(value()).toEqual({ open: 'filling' });
});

test('reads the gift again when the reader comes back to the page, and keeps what was typed', async () => {
  const { world, page, value, context } = await begin();
  page.send({ type: 'page.returned' });
  await settle();
  expect([value(), context().draft.form.name]).toEqual([{ open: 'filling' }, 'Noor Haddad']);
  world.network.answer('getGift', 'expiredGift');
  page.send({ type: 'page.returned' });
  await settle();
  expect([value(), context().draft.page.redeem]).toEqual(['barred', expiredGift.body.redeem]);
});

test('loads the page anew when another reader has logged in since', async () => {
  const { world, page } = await begin();
  world.network.answer('getGift', 'freshForReader');
  page.send({ type: 'page.returned' });
  await settle();
  expect(page.getSnapshot()).toMatchObject({ value: 'outdated', status: 'done', output: { reload: true } });
});

test('goes back to the delivery of the giver when the one that was chosen can be bought no more', async () => {
  const { world, page, context } = await begin(redeemOf('digitalGift'));
  world.network.answer('getGift', 'upgradeClosed');
  page.send({ type: 'form.changed', change: { delivery: 'print-b' } });
  page.send({ type: 'page.returned' });
  await settle();
  expect([context().draft.deliverable, context().draft.page.redeem]).toEqual(['digital', upgradeClosed.body.redeem]);
});

test('takes a gift that was redeemed while the page was loaded anew for what it may be: this reader’s own', async () => {
  const { value, context } = await begin(redeemOf('alreadyRedeemed', { step: 'placing', key: keyOf(1) }));
  expect([value(), context().draft.isUnsure]).toEqual(['barred', true]);
});
