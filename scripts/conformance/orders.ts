import type { CheckoutReply, DonateRequest, OrderReply, SubscribeRequest } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import { ask } from './ask.ts';
import { needed } from './expect.ts';
import type { Sent } from './purchase.ts';
import type { Rig } from './rig.ts';
import type { Tab } from './tab.ts';

/** What a new reader of this run gives; with another address each time that it is asked. */
export function newReader({ profile, fresh }: Rig) {
  const { email, ...reader } = needed(profile.newReader, 'the profile has no new reader');
  return { ...reader, email: email.replace('{run}', fresh()) };
}

/** The fields that every order of a new reader has. */
export function orderer(rig: Rig, session: string) {
  const { name, email, password, address, shipcode } = newReader(rig);
  const pair = { password, confirm: password };
  return { name, email, password: pair, origin: 'change', address, shipcode, session, gifted: false } as const;
}

/** An order of a print subscription and a donation, by a new reader. */
export const subscriptionOrder = (rig: Rig, session: string): SubscribeRequest => ({
  ...orderer(rig, session),
  cart: {
    items: [],
    giftsubs: [],
    donation: { process: 'onetime', dollars: 2_500 },
    subscription: { renewal: false, medium: 'print', level: 'low', term: '1year' },
  },
});

/** Places an order on `/subscribe`. */
export const subscribe = (
  tab: Tab,
  body: SubscribeRequest,
  { key, captcha, invoice }: Sent,
): Promise<Result<CheckoutReply>> => {
  const params = { query: { captcha }, header: { 'Idempotency-Key': key } };
  return ask(tab, 'subscribe', { params, body: { ...body, invoice } });
};

/** A donation of 25 dollars by a new reader. */
export function donationOrder(rig: Rig, session: string): DonateRequest {
  const { password: _, ...fields } = orderer(rig, session);
  return { ...fields, shipcode: 'ship-a', cart: { donation: { process: 'onetime', dollars: 2_500 } } };
}

/** Places a donation. */
export const placeDonation = (
  tab: Tab,
  body: DonateRequest,
  { key, captcha, ...given }: Sent,
): Promise<Result<OrderReply>> => {
  const params = { query: { captcha }, header: { 'Idempotency-Key': key } };
  return ask(tab, 'donate', { params, body: { ...body, ...given } });
};
