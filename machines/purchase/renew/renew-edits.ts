import type { ShippingConfig } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { isCouponUsable, keepsCoupon } from '#machines/purchase/builder/builder.ts';
import { moveTo, settleIn, typeInto, withRecorded } from '#machines/purchase/checkout/reader-form.ts';
import { categoryAfter, type Origin, originIn } from '#machines/rules/address/address-origin.ts';
import { addSwag, removeSwag } from '#machines/rules/cart/swag.ts';
import type { Choice } from '#machines/rules/subscription/subscription.ts';
import { concernsAddress } from '#machines/rules/text/problem-places.ts';
import {
  asksCategory,
  builtOf,
  chosenIn,
  type RenewContext,
  type RenewEdit,
  readerOf,
  savedAddress,
} from './renew-context.ts';

type Change = Partial<RenewContext>;

/** What a reader's change comes to. */
export function edited(context: RenewContext, event: RenewEdit): Change {
  const { form, swag, products } = context;
  switch (event.type) {
    case 'settings.chosen':
      return moved(context, { isChanging: context.isForced || event.settings === 'other' });
    case 'timing.chosen':
      return { timing: event.timing };
    case 'choice.changed':
      return choose(context, event.choice);
    case 'field.changed':
      return { form: typeInto(form, event.field, event.value) };
    case 'country.chosen':
      return { form: moveTo(form, event.code, chosenIn(context).shipcode, context.shipping) };
    case 'origin.chosen':
      return chooseOrigin(context, event.origin);
    case 'coupon.toggled':
      return { hasCoupon: !context.hasCoupon && isCouponUsable(builtOf(context)) };
    case 'swag.chosen': {
      const product = products.find(({ ref }) => ref === event.product);
      return product ? { swag: addSwag(swag, product, event.size, event.quantity) } : {};
    }
    case 'swag.removed':
      return { swag: removeSwag(swag, event.product) };
  }
}

/** Takes the countries that were loaded. */
export const takeCountries = (context: RenewContext, shipping: ShippingConfig): Change => ({
  shipping,
  form: settleIn(context.form, chosenIn(context).shipcode, shipping),
});

/**
 * Takes an order that came back. What concerns the address, or a coupon that asks for other settings, opens the settings
 * and keeps them open (RENEW-3, COUP-9); the address on record is there to be put right, unless another was typed.
 */
export function takeBack(context: RenewContext, problems: readonly Problem[]): Change {
  const isAddress = asksCategory(context) && problems.some(concernsAddress);
  if (!isAddress && !problems.some(({ field }) => field === 'coupon')) return {};
  const opened = { isForced: true, ...moved(context, { isChanging: true }) };
  if (!isAddress) return opened;
  const now = { ...context, ...opened };
  return { ...opened, origin: 'change', form: withRecorded(now.form, savedAddress(now)) };
}

const choose = (context: RenewContext, change: Partial<Choice>): Change =>
  context.isChanging ? moved(context, { choice: { ...context.choice, ...change } }) : {};

/** The change, and what follows from it: a coupon that does not cover it comes off, another category has its own address. */
function moved(context: RenewContext, change: Change): Change {
  const now = { ...context, ...change };
  const hasCoupon = keepsCoupon(builtOf(now));
  const { shipcode } = chosenIn(now);
  if (shipcode === chosenIn(context).shipcode) return { ...change, hasCoupon };
  const recorded = { before: savedAddress(context) !== undefined, now: savedAddress(now) !== undefined };
  const origin = originIn(recorded, context.origin);
  return { ...change, hasCoupon, origin, form: settleIn(now.form, shipcode, now.shipping) };
}

/** Keeps the address on record, where there is one, or takes another in the account's own shipping category (ADDR-12). */
function chooseOrigin(context: RenewContext, origin: Origin): Change {
  if (!savedAddress(context)) return {};
  const shipcode = categoryAfter(origin, chosenIn(context).shipcode, readerOf(context).account.shipcode);
  return { ...choose(context, { shipcode }), origin };
}
