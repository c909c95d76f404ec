import { expect, within } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { fieldOf } from '#storybook/fields.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { type Story, sees, submit } from '#storybook/steps.ts';
import { CartCheckout } from './CartCheckout.tsx';

const meta = preview.meta({
  component: CartCheckout,
  args: { page: pageOf('showCheckout', 'bothOnFile'), query: new URLSearchParams() },
  tags: ['flow:cartCheckout'],
});

const { address, cartCheckout } = english;
const { nestedErrors } = replies.checkOutCart;

const mailing = ({ canvas }: Pick<Story, 'canvas'>) => within(canvas.getByRole('group', { name: address.mailing }));
const choose = async (story: Story, name: string) =>
  story.userEvent.click(await mailing(story).findByRole('radio', { name }));

export const Kept = meta.story({
  name: 'A reader keeps the address on record, or gives another in the account’s category [CHECK-9, ADDR-11, ADDR-12]',
  play: async (story) => {
    await expect(await mailing(story).findByRole('radio', { name: address.keep })).toBeChecked();
    await expect(story.canvas.queryByLabelText(address.line1)).not.toBeInTheDocument();
    await choose(story, address.other);
    await expect(mailing(story).getByRole('radio', { name: 'United States' })).toBeChecked();
    await expect(await fieldOf(story, address.line1)).toBeVisible();
  },
});

export const Recipient = meta.story({
  name: 'Another recipient: a name and an address, apart from the reader’s own [CHECK-5, CHECK-13]',
  play: async (story) => {
    await choose(story, cartCheckout.recipient);
    await submit(story, 'payment');
    await expect(await fieldOf(story, cartCheckout.recipientName)).toHaveFocus();
    await expect(await fieldOf(story, cartCheckout.recipientName)).toHaveAccessibleDescription(
      /Enter the name of the recipient/,
    );
    await expect(await fieldOf(story, address.line1)).toHaveAttribute(
      'autocomplete',
      'section-recipient shipping address-line1',
    );
  },
});

export const Elsewhere = meta.story({
  name: 'Another shipping category: the reader is told of a new total beforehand [CHECK-5, ADDR-18]',
  play: async (story) => {
    await choose(story, address.other);
    await choose(story, 'Canada');
    await sees(story, /you see the new total before you pay/);
    await expect(await fieldOf(story, address.country)).toHaveValue('Canada');
  },
});

export const Refused = meta.story({
  name: 'nestedErrors: an error of the address opens it, each error stands at its field [CHECK-14, CHECK-15, CHECK-17]',
  tags: ['reply:checkOutCart.nestedErrors'],
  beforeEach: () => {
    answers('checkOutCart', 'nestedErrors')();
    answers('getCart', 'basicProduct')();
  },
  play: async (story) => {
    await submit(story, 'payment');
    await sees(story, nestedErrors.body.errors.general);
    await expect(await fieldOf(story, address.postcode)).toHaveAccessibleDescription(/This postcode does not belong/);
    await expect(await fieldOf(story, address.postcode)).toHaveFocus();
  },
});
