import { donate, getFulfilment, showReceipt } from './client/sdk.gen.ts';
import type { DonateRequest } from './client/types.gen.ts';

export async function purchase(pay: (secret: string) => Promise<void>): Promise<string> {
  const placed = await donate({
    body: order,
    query: { captcha: crypto.randomUUID() },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    throwOnError: true,
  });
  if (placed.data.type !== 'started') throw new Error(`The order is ${placed.data.type}.`);
  const { payment_intent_id, stripe_secret } = placed.data.data.keys;
  const Cookie = placed.response.headers.getSetCookie().join('; ');
  await pay(stripe_secret);
  for (let poll = 1; poll <= 100; poll++) {
    const read = { path: { intent_id: payment_intent_id }, headers: { Cookie }, throwOnError: true } as const;
    const { data } = await getFulfilment(read);
    if (data.status === 'completed')
      return String(
        (await showReceipt({ query: { token: data.receipt }, headers: { Cookie }, throwOnError: true })).data,
      );
    if (data.status !== 'in-progress') throw new Error(`The order is ${data.status}.`);
  }
  throw new Error('The order is not completed after 100 polls.');
}

const order: DonateRequest = {
  cart: { donation: { process: 'onetime', dollars: 2_500 } },
  name: 'Ada Okafor',
  email: 'ada@reader.example',
  origin: 'change',
  address: {
    line1: '12 Harbour Street',
    line2: '',
    city: 'Portland',
    state: 'ME',
    postcode: '04101',
    country: 'US',
    country_name: 'United States',
  },
  shipcode: 'ship-a',
  session: 'ses_8Qm2Zr',
  gifted: false,
};
