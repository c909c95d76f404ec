import { expect, test } from 'vitest';
import { openAs } from '#fixtures/world/journal.ts';
import { type Reader, refOf } from '../../readers.ts';
import { replies, requests } from '../../replies.ts';
import { paidElsewhere } from '../checkout/charge.ts';

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
