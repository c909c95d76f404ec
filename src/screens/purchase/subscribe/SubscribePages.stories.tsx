import { expect, within } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { fill } from '#messages/text.ts';
import { replies } from '#mocks/replies.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { Subscribe } from './Subscribe.tsx';

const meta = preview.meta({
  component: Subscribe,
  args: { page: pageOf('showSubscribe', 'visitor'), query: new URLSearchParams() },
  tags: ['flow:subscribe'],
});

const [print, shirt, guide] = replies.getProducts.everyKind.body.list;

export const EveryKind = meta.story({
  name: 'everyKind: the first two in stock are offered, and one without sizes can be added [SUBSCRIBE-15]',
  tags: ['reply:getProducts.everyKind'],
  beforeEach: answers('getProducts', 'everyKind'),
  play: async ({ canvas, userEvent }) => {
    const offer = await canvas.findByRole('radiogroup', { name: print.name });
    await userEvent.click(within(offer).getByRole('radio', { name: new RegExp(english.swag.add) }));
    await expect(canvas.getByLabelText(fill(english.swag.quantity, { name: print.name }))).toHaveValue('1');
    await expect(canvas.getByRole('radiogroup', { name: shirt.name })).toBeVisible();
    await expect(canvas.queryByRole('radiogroup', { name: guide.name })).not.toBeInTheDocument();
  },
});

export const CodeKept = meta.story({
  name: 'A code of the address comes back from the login, with what was chosen since [COUP-11]',
  args: { page: pageOf('showSubscribe', 'otherCoupon'), query: new URLSearchParams('code=HARBOUR10&years=2years') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: english.zone['ship-b'] }));
    await expect(canvas.getByRole('link', { name: english.logInFirst.link })).toHaveAttribute(
      'href',
      `/login?url=${encodeURIComponent('/subscribe?years=2years&shipping=ship-b&code=HARBOUR10')}`,
    );
  },
});
