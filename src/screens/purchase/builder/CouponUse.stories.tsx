import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { fill } from '#messages/text.ts';
import { pages, replies } from '#mocks/replies.ts';
import { Subscribe } from '#screens/purchase/subscribe/Subscribe.tsx';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { order, sees } from '#storybook/steps.ts';

const meta = preview.meta({
  component: Subscribe,
  args: { page: pageOf('showSubscribe', 'visitor'), query: new URLSearchParams() },
  tags: ['flow:subscribe'],
});

const { code } = pages.showSubscribe.giftCoupon.body.subscribe.coupon;

export const Gift = meta.story({
  name: 'giftCoupon: makes it a gift [SUBSCRIBE-11]',
  tags: ['page:showSubscribe.giftCoupon'],
  args: { page: pageOf('showSubscribe', 'giftCoupon') },
  play: async (story) => {
    await sees(story, (_, element) => element?.tagName === 'P' && element.textContent.includes(english.coupon.applied));
    await expect(story.canvas.getByRole('radio', { name: english.gift.gift })).toBeChecked();
  },
});

export const GiftForOneself = meta.story({
  name: "A coupon for gifts takes nothing off one's own subscription [COUP-3, COUP-4, COUP-5, COUP-6, SUBSCRIBE-12]",
  args: { page: pageOf('showSubscribe', 'giftCoupon') },
  play: async (story) => {
    await story.userEvent.click(await story.canvas.findByRole('radio', { name: english.gift.personal }));
    await sees(story, fill(english.coupon.unable, { code }));
    const said = story.canvas.queryByText(new RegExp(`· ${english.coupon.applied}$`));
    await expect(said).not.toBeInTheDocument();
    await expect(story.canvas.getByRole('button', { name: english.coupon.cannotApply })).toBeDisabled();
  },
});

export const Domestic = meta.story({
  name: 'domesticCoupon: applied, the other categories, digital and the high level closed until it is removed [SUBSCRIBE-17, SUBSCRIBE-18, COUP-2]',
  tags: ['page:showSubscribe.domesticCoupon'],
  args: { page: pageOf('showSubscribe', 'domesticCoupon') },
  play: async (story) => {
    const { canvas, userEvent } = story;
    const closed = () =>
      canvas
        .getAllByRole('radio')
        .filter((radio) => radio.matches(':disabled'))
        .map((radio) => radio.getAttribute('value'));
    const remove = await canvas.findByRole('button', { name: english.coupon.remove });
    await expect(closed().filter((value) => !value?.startsWith('sze:'))).toEqual([
      'high',
      'digital',
      'ship-b',
      'ship-c',
    ]);
    await sees(story, english.review.discount);
    await sees(story, english.review.listPrice);
    await userEvent.click(remove);
    await expect(await canvas.findByRole('button', { name: english.coupon.apply })).toBeEnabled();
    await expect(closed().filter((value) => !value?.startsWith('sze:'))).toEqual([]);
    await expect(canvas.queryByText(english.review.discount)).not.toBeInTheDocument();
  },
});

export const RefusedByOrder = meta.story({
  name: 'A coupon that the order is refused for comes off, and only its refusal is said [COUP-12, COUP-5]',
  args: { page: pageOf('showSubscribe', 'otherCoupon') },
  beforeEach: answers('subscribe', 'couponRefused'),
  play: async (story) => {
    await order(story);
    await expect((await story.canvas.findAllByText(replies.subscribe.couponRefused.body.errors.coupon)).length).toBe(2);
    await expect(story.canvas.queryByText(new RegExp(`· ${english.coupon.applied}$`))).not.toBeInTheDocument();
    await expect(story.canvas.getByRole('button', { name: english.coupon.cannotApply })).toBeDisabled();
  },
});
