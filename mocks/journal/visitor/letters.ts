import type { Mail } from './access-state.ts';

export interface Letter {
  subject: string;
  text: string;
}

/** Returns a mail as its recipient sees it, without the link below the text. */
export const letterOf = ({ about, code }: Mail): Letter =>
  about === 'sign-in code'
    ? { subject: 'Your sign-in code', text: `Your code is ${code}. It works for ten minutes.` }
    : LETTERS[about];

const LETTERS: Record<Exclude<Mail['about'], 'sign-in code'>, Letter> = {
  'password link': { subject: 'Choose a new password', text: 'Open this link within an hour to choose a password.' },
  'email change': { subject: 'Confirm your email address', text: 'Open this link to confirm your new address.' },
  'email change asked for': {
    subject: 'Your email address is about to change',
    text: 'It changes once you open the link we sent to the new address.',
  },
  'address in use': {
    subject: 'You already have an account',
    text: 'Someone tried to use this address for another account. Nothing has changed.',
  },
  'address page': { subject: 'Your addresses', text: 'Open this link to check where we send your issues.' },
  'payment page': { subject: 'Your payment method', text: 'Open this link to update how you pay.' },
  gift: { subject: 'Your gift', text: 'Send this link to the recipient, who can redeem the gift with it.' },
  receipt: { subject: 'Your receipt', text: 'Thank you. Open this link to see your receipt.' },
  downloads: { subject: 'Your downloads', text: 'Open this link to download what you bought.' },
  'monthly donation': { subject: 'Your monthly donation', text: 'Open this link to change how you pay for it.' },
  'gift redeemed': {
    subject: 'Your gift subscription',
    text: 'Your subscription has started. Open this link to see your account.',
  },
  withdrawal: {
    subject: 'Your withdrawal',
    text: 'We received your withdrawal. Open this link to see what you declared, and when.',
  },
  cancelled: {
    subject: 'Nothing more will be charged',
    text: 'You have cancelled. You keep what you have paid for. Open this link to see what, or to undo it.',
  },
  resumed: { subject: 'Your subscription renews again', text: 'Open this link to see your account.' },
};
