import { expect, test } from 'vitest';
import { openAs } from '#fixtures/world/journal.ts';
import { type Reader, refOf } from '../../readers.ts';
import { replies, requests } from '../../replies.ts';
import { paidElsewhere } from '../checkout/charge.ts';
import { LIMIT, WITHIN } from '../visitor/limits.ts';

const { newReader } = requests.redeemGift;
const answers = replies.redeemGift;

function holding(reader: Reader, token: string = newReader.body.subscription.token) {
  const opened = openAs(reader);
  let tokens = 0;
  return {
    ...opened,
    look: async () => (await opened.ask('getGift', { query: `token=${token}` })).body,
    redeem: (body: object = newReader.body, call: { key?: string; captcha?: string } = {}) => {
      const { captcha = `fresh-${++tokens}`, ...rest } = call;
      const { subscription } = newReader.body;
      return opened.ask('redeemGift', {
        ...rest,
        query: `captcha=${captcha}`,
        body: { subscription: { ...subscription, token }, ...body },
      });
    },
  };
}

const ownForm = (token: string, deliverable: string, change: object = {}) => ({
  ...requests.redeemGift.reader.body,
  subscription: { token, deliverable },
  ...change,
});

const keys = { payment_intent_id: 'pi_1', stripe_secret: 'pi_1_secret_2' };

test("prices other deliveries and flags one that differs from the reader's own [API-34, REDEEM-9]", async () => {
  const { redeem } = replies.getGift.digitalGift.body;
  const gift = { ...redeem.gift, token: 'gft_digitalGift' };
  expect(await holding('visitor', 'gft_digitalGift').look()).toMatchObject({ redeem: { ...redeem, gift } });
  expect(await holding('pending-email', 'gft_misaligned').look()).toMatchObject({ redeem: { misaligned: true } });
  expect(await holding('digital', 'gft_misaligned').look()).toMatchObject({ redeem: { misaligned: false } });
  expect(await holding('expired', 'gft_misaligned').look()).toMatchObject({ redeem: { misaligned: false } });
  expect(await holding('visitor', 'gft_upgradeClosed').look()).toMatchObject({ redeem: { can_upgrade: false } });
});

test('limits guesses at gift tokens but not views of gifts', async () => {
  const { ask, clock } = openAs('visitor');
  const view = async (token: string) => (await ask('getGift', { query: `token=${token}` })).status;
  const { token } = newReader.body.subscription;
  for (let times = 0; times < LIMIT; times += 1)
    expect([await view(token), await view(`gft_guess${times}`)]).toEqual([200, 200]);
  expect([await view(token), await view('gft_guess')]).toEqual([429, 429]);
  clock.now += WITHIN;
  expect(await view(token)).toBe(200);
});

test.each([
  ['form', { origin: 'elsewhere' }],
  ['choice of a delivery', { subscription: { ...newReader.body.subscription, deliverable: 'paper' } }],
])('refuses a malformed %s', async (_, body) => {
  expect(await holding('visitor').redeem(body)).toEqual(answers.refused);
});

test('does not sell another delivery of a gift that cannot be upgraded', async () => {
  const token = 'gft_upgradeClosed';
  expect(await holding('donor', token).redeem(ownForm(token, 'print-a'))).toEqual(answers.upgradeFailed);
});

test('does not redeem a gift that is being paid for in another tab', async () => {
  const token = 'gft_digitalGift';
  const { redeem, journal } = holding('donor', token);
  await redeem(ownForm(token, 'print-a'));
  journal.payments.confirm(keys.stripe_secret, { kind: 'debited' });
  expect(await redeem(ownForm(token, 'digital'))).toEqual(
    paidElsewhere({ status: 'processing', invoice: 'inv_3', order: expect.any(Object) }),
  );
  expect(await redeem(ownForm(token, 'digital'))).toEqual(answers.alreadyRedeemed);
  const account = () => journal.state().accounts[refOf('donor') ?? '']?.subscriber.timetable.current_subscription;
  expect(account()).toBeNull();
});
