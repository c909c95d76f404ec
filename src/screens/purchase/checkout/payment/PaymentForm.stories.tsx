import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inScenario } from '#fixtures/stories/answers.ts';
import { contacting, type Story, sees } from '#fixtures/stories/steps.ts';
import type { SubscribeRequest } from '#machines/api/contract.ts';
import { english } from '#messages/english.ts';
import { replies, requests } from '#mocks/replies.ts';
import preview from '#storybook/preview.tsx';
import { type OfferedWallets, PaymentForm } from './PaymentForm.tsx';

const meta = preview.meta({
  title: 'Pay/Payment form',
  component: PaymentForm,
  tags: ['flow:paymentForm'],
  args: {
    secret: replies.subscribe.started.body.data.keys.stripe_secret,
    isExplained: false,
    onOpened: fn(),
  },
});

export const Loading = meta.story({
  name: 'Loading the provider’s script',
  parameters: { world: { paymentScript: 'silent' } },
  play: (story) => sees(story, english.checkout.loadingPayment),
});

export const Open = meta.story({
  name: 'Open: the provider’s form is ready',
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByLabelText('Card number')).toBeVisible();
    await waitFor(() => expect(args.onOpened).toHaveBeenCalledOnce());
    await expect(canvas.getByLabelText('Card number')).not.toHaveFocus();
  },
});

export const Entered = meta.story({
  name: 'Opened: focuses the first field [BEYOND-33]',
  args: { takesFocus: true },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByLabelText('Card number')).toHaveFocus()),
});

export const MovedOn = meta.story({
  name: 'Opened while the reader is elsewhere: the focus stays there [BEYOND-33]',
  args: { takesFocus: true },
  render: (args) => (
    <>
      <label>
        Elsewhere <input type="text" />
      </label>
      <PaymentForm {...args} />
    </>
  ),
  play: async ({ args, canvas }) => {
    canvas.getByLabelText('Elsewhere').focus();
    await waitFor(() => expect(args.onOpened).toHaveBeenCalledOnce());
    await expect(canvas.getByLabelText('Elsewhere')).toHaveFocus();
  },
});

export const Begun = meta.story({
  name: 'Typed in before it is ready: the focus stays in that field [BEYOND-33]',
  args: { takesFocus: true },
  play: async ({ args, canvas }) => {
    (await canvas.findByLabelText('Expiration date')).focus();
    await waitFor(() => expect(args.onOpened).toHaveBeenCalledOnce());
    await expect(canvas.getByLabelText('Expiration date')).toHaveFocus();
  },
});

export const Blocked = meta.story({
  name: 'Blocked: shows an error and a retry button',
  parameters: { world: { paymentScript: 'blocked' } },
  play: async (story) => {
    await sees(story, contacting(english.problem.paymentUnavailable));
    await story.userEvent.click(story.canvas.getByRole('button', { name: english.checkout.retryPayment }));
    await sees(story, contacting(english.problem.paymentUnavailable));
  },
});

export const BlockedBeforeTheReader = meta.story({
  name: 'Blocked: focuses the retry button [BEYOND-33]',
  args: { takesFocus: true },
  parameters: { world: { paymentScript: 'blocked' } },
  play: async ({ canvas }) =>
    waitFor(() => expect(canvas.getByRole('button', { name: english.checkout.retryPayment })).toHaveFocus()),
});

// The generated bodies are read-only.
const body = structuredClone<unknown>(requests.subscribe.printOrder.body) as SubscribeRequest;

const wallets: OfferedWallets = {
  order: { call: 'subscribe', body },
  amount: 6_100,
  isChanged: false,
  isHeld: false,
  isPaying: false,
  onAuthorized: fn(),
};

const openWallet = async ({ canvas }: Pick<Story, 'canvas'>) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Pay with Test Pay' }));

const pressInWallet = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const WalletOffered = meta.story({
  name: 'Wallets: above the card fields, which get the focus [BEYOND-34]',
  args: { takesFocus: true, wallets },
  beforeEach: inScenario('wallet-offered'),
  play: async (story) => {
    const { canvas } = story;
    await waitFor(() => expect(canvas.getByLabelText('Card number')).toHaveFocus());
    const [wallet, divider, card] = [
      canvas.getByRole('button', { name: 'Pay with Test Pay' }),
      canvas.getByText(english.wallet.divider),
      canvas.getByLabelText('Card number'),
    ];
    await expect(wallet.compareDocumentPosition(divider)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(divider.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await sees(story, english.wallet.shipped);
  },
});

export const WalletAuthorized = meta.story({
  name: 'Wallet authorized: orders once',
  args: { wallets: { ...wallets, onAuthorized: fn() } },
  beforeEach: inScenario('wallet-offered'),
  play: async (story) => {
    await openWallet(story);
    await pressInWallet('Pay');
    await waitFor(() => expect(story.args.wallets?.onAuthorized).toHaveBeenCalledOnce());
  },
});

export const WalletCancelled = meta.story({
  name: 'Wallet cancelled: charges nothing, keeps the form [BEYOND-35]',
  args: { wallets: { ...wallets, onAuthorized: fn() } },
  beforeEach: inScenario('wallet-cancelled'),
  play: async (story) => {
    await openWallet(story);
    await sees(story, english.wallet.cancelled);
    await sees(story, 'Card number');
    await expect(story.args.wallets?.onAuthorized).not.toHaveBeenCalled();
  },
});

export const WalletAbroad = meta.story({
  name: 'Wallet address not shippable: shows an error, orders nothing [BEYOND-36]',
  args: { wallets: { ...wallets, onAuthorized: fn() } },
  beforeEach: inScenario('wallet-abroad'),
  play: async (story) => {
    await openWallet(story);
    await expect(await screen.findByRole('button', { name: 'Pay' })).toBeDisabled();
    await pressInWallet('Cancel');
    await sees(story, english.wallet.abroad);
    await sees(story, 'Card number');
    await expect(story.args.wallets?.onAuthorized).not.toHaveBeenCalled();
  },
});

export const WalletBroken = meta.story({
  name: 'Wallets fail to load: the card form still opens',
  args: { takesFocus: true, wallets },
  beforeEach: inScenario('wallet-broken'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Card number')).toHaveFocus());
    await expect(canvas.queryByText(english.wallet.divider)).not.toBeInTheDocument();
  },
});

export const WalletSilent = meta.story({
  name: 'Wallets never load: the card form opens after three seconds',
  args: { takesFocus: true, wallets },
  beforeEach: inScenario('wallet-silent'),
  play: async ({ canvas }) =>
    waitFor(() => expect(canvas.getByLabelText('Card number')).toHaveFocus(), { timeout: 6_000 }),
});

export const WalletOfChangedOrder = meta.story({
  name: 'Amount changed: hides the wallet until the order is sent',
  args: { wallets: { ...wallets, isChanged: true } },
  beforeEach: inScenario('wallet-offered'),
  play: async (story) => {
    await waitFor(() => expect(story.canvas.getByLabelText('Card number')).toBeVisible());
    await expect(story.canvas.getByText('Pay with Test Pay')).not.toBeVisible();
    await expect(story.canvas.queryByText(english.wallet.divider)).not.toBeInTheDocument();
  },
});
