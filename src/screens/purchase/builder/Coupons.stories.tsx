import { english } from '#messages/messages.ts';
import { fill } from '#messages/text.ts';
import { pages } from '#mocks/replies.ts';
import { Subscribe } from '#screens/purchase/subscribe/Subscribe.tsx';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { type Story, sees } from '#storybook/steps.ts';

type CouponPage = Extract<keyof typeof pages.showSubscribe, `${string}Coupon`>;

const meta = preview.meta({
  component: Subscribe,
  args: { page: pageOf('showSubscribe', 'visitor'), query: new URLSearchParams() },
  tags: ['flow:subscribe'],
});

const codeOf = (name: CouponPage): string => pages.showSubscribe[name].body.subscribe.coupon.code;

/** The coupon of a documented page is named, and the words say what became of it. */
const holding = (name: CouponPage, words: string) => ({
  args: { page: pageOf('showSubscribe', name) },
  play: async (story: Story) => {
    await sees(story, codeOf(name));
    await sees(story, (_, element) => element?.tagName === 'P' && element.textContent.includes(words));
  },
});

export const Other = meta.story({
  name: 'otherCoupon: applied at once [COUP-3]',
  tags: ['page:showSubscribe.otherCoupon'],
  ...holding('otherCoupon', english.coupon.applied),
});

export const Renewal = meta.story({
  name: 'renewalCoupon: not for a new subscription [COUP-7]',
  tags: ['page:showSubscribe.renewalCoupon'],
  ...holding('renewalCoupon', english.coupon.notForNew),
});

export const Digital = meta.story({
  name: 'digitalCoupon: not for print [COUP-9]',
  tags: ['page:showSubscribe.digitalCoupon'],
  ...holding('digitalCoupon', english.coupon.notCovered),
});

export const Zero = meta.story({
  name: 'zeroCoupon: takes nothing off [COUP-6]',
  tags: ['page:showSubscribe.zeroCoupon'],
  ...holding('zeroCoupon', fill(english.coupon.unable, { code: codeOf('zeroCoupon') })),
});

export const Closed = meta.story({
  name: 'closedCoupon: may not be applied, and the server gives no reason',
  tags: ['page:showSubscribe.closedCoupon'],
  ...holding('closedCoupon', fill(english.coupon.unable, { code: codeOf('closedCoupon') })),
});

export const Refused = meta.story({
  name: 'refusedCoupon: the reason of the server',
  tags: ['page:showSubscribe.refusedCoupon'],
  ...holding('refusedCoupon', pages.showSubscribe.refusedCoupon.body.subscribe.coupon.errors),
});

export const Free = meta.story({
  name: 'freeCoupon: takes off all there is',
  tags: ['page:showSubscribe.freeCoupon'],
  ...holding('freeCoupon', english.coupon.applied),
});
