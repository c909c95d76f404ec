import type { Address } from '../../machines/api/contract.ts';
import type { Shipcode } from '../../machines/rules/subscription/subscription.ts';
import { guestOrder, subscribe } from '../orders/orders.ts';
import { keysIn, orderReplyIn, paidFor, sent } from '../orders/purchase.ts';
import { accepted, needed } from '../runner/expect.ts';
import type { Rig } from '../runner/rig.ts';

export interface NewAccount {
  email: string;
  password: string;
  address: Address;
}

/** Opens an account with a print subscription that a coupon makes free. Pays the shipping if there is any. */
export async function openAccount(
  rig: Rig,
  change: { name?: string; password?: string; address?: Address; shipcode?: Shipcode } = {},
): Promise<NewAccount> {
  const coupon = needed(rig.profile.coupons?.free, 'the profile has no coupon that makes a subscription free');
  const tab = rig.open();
  const order = { ...(await guestOrder(rig, tab, 'subscribe')), ...change };
  const password = change.password ?? order.email;
  const subscription = { renewal: false, medium: 'print', level: 'low', term: '1year', coupon } as const;
  const cart = { items: [], giftsubs: [], subscription };
  const result = await subscribe(tab, { ...order, password: { password, confirm: password }, cart }, sent(rig));
  if (orderReplyIn(accepted('subscribe', result)).type === 'started')
    await paidFor(rig, tab, keysIn('subscribe', result, 'started'));
  return { email: order.email, password, address: order.address };
}
