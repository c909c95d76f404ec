import { expect, test } from 'vitest';
import { redeem } from '#machines/purchase/redeem.ports.ts';
import { redeemOf, typingPlace, typingReader } from '../support/gifts.ts';
import { GiftModel } from './gift-server.ts';
import { playMany } from './purchase-play.ts';

const SCHEDULES = 2_000;

test(`in ${SCHEDULES} random schedules a gift is redeemed once, and charged once at most [CHECK-35]`, async () => {
  const { complaints, landed, charged } = await playMany(
    {
      flow: redeem,
      server: (conditions) => new GiftModel(conditions),
      input: (attempt, server) => {
        const { page } = redeemOf('digitalGift');
        return { page: { ...page, ...server.gift() }, attempt };
      },
      fill: (page, edition) => {
        // The better delivery and the given one by turns.
        page.send({ type: 'delivery.chosen', deliverable: edition % 2 === 0 ? 'print-a' : 'digital' });
        for (const event of [...typingReader, ...typingPlace]) page.send(event);
      },
      comeBack: (page) => page.send({ type: 'page.returned' }),
      hasEnded: (page, server) => page.getSnapshot().matches('over') && server.isRedeemed,
    },
    SCHEDULES,
  );
  console.info(`${SCHEDULES} schedules of a gift: ${landed} led on from the page, on ${charged} charges`);
  expect(complaints).toEqual([]);
  expect(process.env.SCHEDULE !== undefined || (landed > 200 && charged > 200)).toBe(true);
}, 300_000);
