import { expect, screen, waitFor } from 'storybook/test';
import { inScenario } from '#fixtures/stories/answers.ts';
import { pageOf } from '#fixtures/stories/pages.ts';
import { fillAddress, fillDigital, order, pay } from '#fixtures/stories/purchase.ts';
import { goesTo, seesButton, submit } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import { Subscribe } from '#screens/purchase/subscribe/Subscribe.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Whole journeys/Purchase by a form',
  component: Subscribe,
  args: { page: pageOf('showSubscribe', 'visitor'), query: new URLSearchParams() },
  parameters: { world: { impatient: true } },
});

const receipt = /^\/receipts\?token=/;

export const DeclinedWallet = meta.story({
  name: 'Wallet declined: an error below the form, then a card pays [BEYOND-37]',
  beforeEach: inScenario('wallet-declined'),
  play: async (story) => {
    await order(story);
    await story.userEvent.click(await story.canvas.findByRole('button', { name: 'Pay with Test Pay' }));
    await story.userEvent.click(await screen.findByRole('button', { name: 'Pay' }));
    const said = await story.canvas.findByText('Your card was declined.');
    const form = story.canvas.getByLabelText('Card number');
    await expect(form.compareDocumentPosition(said)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(said.closest('[role="alert"]')).toBeVisible();
    await seesButton(story, 'payment');
    await pay(story);
    await goesTo(story, receipt);
  },
});

export const PayingByWallet = meta.story({
  name: 'Wallet pays: its sheet closed, the button busy until the order is placed',
  parameters: { rests: 'wallets.offered.paying' },
  beforeEach: inScenario('wallet-offered'),
  play: async (story) => {
    await order(story);
    await story.userEvent.click(await story.canvas.findByRole('button', { name: 'Pay with Test Pay' }));
    await story.userEvent.click(await screen.findByRole('button', { name: 'Pay' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument());
  },
});

export const PreparingWallets = meta.story({
  name: 'Wallet: offered once the countries are loaded',
  parameters: { rests: 'wallets.preparing' },
  beforeEach: inScenario('wallet-offered'),
  play: async (story) => {
    await fillDigital(story);
    await story.userEvent.click(story.canvas.getByRole('radio', { name: english.medium.print }));
    await fillAddress(story);
    await submit(story);
    await waitFor(() => expect(story.canvas.getByLabelText('Card number')).toBeInTheDocument());
    await expect(story.canvas.queryByText(english.wallet.divider)).not.toBeInTheDocument();
  },
});
