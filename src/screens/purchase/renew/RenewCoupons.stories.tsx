import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { hold } from '#mocks/reply.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { sees, seesButton } from '#storybook/steps.ts';
import { Renew } from './Renew.tsx';

const meta = preview.meta({
  component: Renew,
  args: { page: pageOf('showRenew', 'renewalCoupon') },
  tags: ['flow:renew'],
});

export const RenewalCoupon = meta.story({
  name: 'renewalCoupon: applied, and what it takes off [RENEW-1, COUP-1, COUP-2, COUP-3]',
  tags: ['page:showRenew.renewalCoupon'],
  play: async ({ canvas, userEvent }) => {
    await sees({ canvas }, /· CODE APPLIED$/);
    await expect(canvas.getByRole('row', { name: /^Discount/ })).toHaveTextContent('$10.00');
    await userEvent.click(canvas.getByRole('button', { name: english.coupon.remove }));
    await expect(canvas.queryByRole('row', { name: /^Discount/ })).not.toBeInTheDocument();
  },
});

export const OtherCoupon = meta.story({
  name: 'otherCoupon: not for renewals, and no reason to change the settings [COUP-5, COUP-8]',
  args: { page: pageOf('showRenew', 'otherCoupon') },
  tags: ['page:showRenew.otherCoupon'],
  play: async ({ canvas }) => {
    await sees({ canvas }, 'This coupon does not apply to subscription renewals.');
    await expect(canvas.getByRole('button', { name: english.coupon.cannotApply })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: english.renew.same })).toBeChecked();
  },
});

export const UncoveredCoupon = meta.story({
  name: 'uncoveredCoupon: the settings are open, to be changed to what it covers [COUP-9]',
  args: { page: pageOf('showRenew', 'uncoveredCoupon') },
  tags: ['page:showRenew.uncoveredCoupon'],
  play: async ({ canvas, userEvent }) => {
    await sees(
      { canvas },
      'Coupon does not apply to this subscription. If you would like to use this coupon, please change your subscription settings via the following form.',
    );
    await userEvent.click(canvas.getByRole('radio', { name: english.medium.digital }));
    await userEvent.click(await canvas.findByRole('button', { name: english.coupon.apply }));
    await sees({ canvas }, /CODE APPLIED/);
  },
});

export const CheckoutLater = meta.story({
  name: 'checkoutLater: into the cart, and on from there [CHECK-53, STORE-18]',
  args: { page: pageOf('showRenew', 'checkoutLater') },
  tags: ['page:showRenew.checkoutLater', 'state:renew.added'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(english.subscribe.swag)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: english.timing.later }));
    await userEvent.click(canvas.getByRole('button', { name: english.timing.add }));
    await expect(await canvas.findByRole('link', { name: english.reviewPanel.checkout })).toBeVisible();
  },
  beforeEach: answers('addToCart', 'added'),
});

export const Adding = meta.story({
  name: 'Adding: nothing can be edited [CHECK-53]',
  args: { page: pageOf('showRenew', 'checkoutLater') },
  tags: ['state:renew.open.adding'],
  beforeEach: () => answers('addToCart', { reply: 'added', held: hold() })(),
  play: async ({ canvas, userEvent }) => {
    await seesButton({ canvas }, 'payment');
    await userEvent.click(canvas.getByRole('radio', { name: english.timing.later }));
    await userEvent.click(canvas.getByRole('button', { name: english.timing.add }));
    await expect(await canvas.findByRole('button', { name: english.timing.adding })).toBeVisible();
  },
});
