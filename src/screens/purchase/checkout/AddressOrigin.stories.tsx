import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { fill } from '#messages/text.ts';
import { requests } from '#mocks/replies.ts';
import { Subscribe } from '#screens/purchase/subscribe/Subscribe.tsx';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';

const page = pageOf('showSubscribe', 'donor');
if (page.subscriber) page.subscriber.account.addresses.c = structuredClone(requests.changeAddress.elsewhere.body);

const meta = preview.meta({
  component: Subscribe,
  args: { page, query: new URLSearchParams('shipping=ship-c') },
  tags: ['flow:subscribe'],
});

const { address: words, zone } = english;

export const Reset = meta.story({
  name: "Another address than the one on record begins in the account's own category, which is said before [ADDR-12]",
  play: async ({ canvas, userEvent }) => {
    const category = (name: string) => canvas.getByRole('radio', { name });
    await expect(category(zone['ship-c'])).toBeChecked();
    await expect(canvas.getByRole('radio', { name: words.keep })).toBeChecked();
    const other = canvas.getByRole('radio', { name: words.other });
    await expect(other).toHaveAccessibleDescription(fill(words.otherCategory, { category: zone['ship-a'] }));
    await userEvent.click(other);
    await expect(category(zone['ship-a'])).toBeChecked();
    await userEvent.click(category(zone['ship-c']));
    await expect(other).toBeChecked();
    await expect(canvas.getByLabelText(words.line1)).toHaveValue('');
  },
});
