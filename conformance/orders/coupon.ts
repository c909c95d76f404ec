import type { CouponRequest } from '../../machines/api/contract.ts';
import type { CouponFor } from '../../machines/purchase/coupon/coupon-call.ts';
import { ask, pageData } from '../runner/ask.ts';
import { lacking, needed } from '../runner/expect.ts';
import type { Rig } from '../runner/rig.ts';
import type { Tab } from '../runner/tab.ts';

/** Returns a tab and a valid code. Skips the step on a server without coupon fields. */
export async function offering(rig: Rig): Promise<{ tab: Tab; code: string }> {
  const tab = rig.open();
  const { settings } = await pageData(rig, tab, 'showSubscribe');
  if (settings.typed_coupons !== true) lacking('the server does not accept typed coupon codes');
  return { tab, code: needed(rig.profile.coupons?.any, 'the profile has no coupon for any subscription') };
}

export const checkCoupon = (tab: Tab, on: CouponFor, code: string | null) =>
  ask(tab, 'checkCoupon', { body: { ...on, code } as CouponRequest }); // only carts and invoices take null
