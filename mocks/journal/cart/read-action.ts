import type { CartAction } from '#machines/api/contract.ts';
import { isPathValue } from '#machines/rules/link/path-value.ts';
import { LEVELS, SHIPCODES } from '#machines/rules/subscription/subscription.ts';
import { DELIVERABLES, GOODS, isCode, isDonation, isGift, isMembership, isOneOf } from '../order/read-form.ts';
import { isRecord, textOf } from '../read-fields.ts';

/** An action of the cart, if a front could have made it; how many it is for is not looked at here. */
export function readAction(body: unknown): CartAction | undefined {
  if (!isRecord(body) || !isRecord(body.item) || (body.all !== undefined && body.all !== true)) return undefined;
  const { type, item } = body;
  // Its type and its item were looked at; the contract knows no other.
  return isItemOf(type, item) ? (body as unknown as CartAction) : undefined;
}

function isItemOf(type: unknown, item: Record<string, unknown>): boolean {
  switch (type) {
    case 'personal-subscription':
      return isMembership(item) && isOneOf(SHIPCODES, item.shipcode);
    case 'gift-subscription':
      return isGift(item);
    case 'donation-item':
      return isDonation(item);
    case 'subscription-upgrade':
      return isPathValue('token', item.token) && isOneOf(DELIVERABLES, item.deliverable) && isOneOf(LEVELS, item.level);
    default:
      return isOneOf(GOODS, type) && GOODS_REF.test(textOf(item, 'ref')) && isCode(item.coupon);
  }
}

const GOODS_REF = /^(?:prd|sze|iss):[A-Za-z0-9_-]{1,64}$/;
