import type { Settings } from '#machines/api/contract.ts';
import { english } from '#messages/english.ts';
import type { Story } from './steps.ts';

const { couponField } = english;

export function takesCoupons<Page extends { settings: Settings }>(page: Page): Page {
  page.settings.typed_coupons = true;
  return page;
}

/** Opens the coupon field, types a code and presses Enter, which must not submit the order. */
export const applyCoupon = async ({ canvas, userEvent }: Story, code: string): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: couponField.question }));
  await userEvent.type(await canvas.findByLabelText(couponField.code), `${code}{Enter}`);
};
