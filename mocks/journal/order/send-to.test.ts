import { expect, test } from 'vitest';
import { open, printOrder } from '#fixtures/world/journal.ts';
import { sendTo } from './send-to.ts';

const wallet = { ...printOrder.address, line1: '9 Wallet Lane', line2: '' } as NonNullable<typeof printOrder.address>;

function sent(body: unknown) {
  const { journal, order } = open();
  order({ body });
  return journal.work(({ state }) => {
    const intent = Object.values(state.intents).at(-1);
    if (!intent) throw new Error('Nothing was ordered.');
    const before = structuredClone(intent.order);
    sendTo(intent.order, wallet);
    return { before, after: intent.order };
  });
}

test("sends the parcels and subscription of an order to the wallet's address [BEYOND-36]", () => {
  const { before, after } = sent(printOrder);
  expect(after.destination).toEqual({ ...before.destination, address: wallet });
  expect(after.shipping).toEqual(before.shipping?.map((shipment) => ({ ...shipment, address: wallet })));
  expect(after.shipping).not.toEqual([]);
  expect(after.effects.flatMap((effect) => (effect.kind === 'subscribe' ? [effect.cycle.address] : []))).toEqual([
    wallet,
  ]);
  expect(after.billing).toEqual(before.billing);
});
