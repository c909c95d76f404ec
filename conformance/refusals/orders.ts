import type { Refusal } from '../kinds/refusals.ts';

export const orderRefusals: readonly Refusal[] = [
  {
    calls: ['subscribe', 'checkOutCart', 'redeemGift'],
    what: 'an address without line 1',
    status: 400,
    field: 'address',
    wrong: ({ body }) => ({ body: { ...body, address: { ...Object(body).address, line1: '' } } }),
  },
];
