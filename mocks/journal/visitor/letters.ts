import type { Mail, NextCharge } from '#machines/api/contract.ts';

export interface Letter {
  subject: string;
  text: string;
}

/** Returns a mail as its recipient sees it, without the link below the text. Amounts have no currency here. */
export function letterOf(mail: Mail): Letter {
  switch (mail.about) {
    case 'receipt':
      return {
        subject: 'Your receipt',
        text: sentences(
          `Thank you for your order${mail.number === undefined ? '' : ` ${mail.number}`} of ${amount(mail.total)}.`,
          mail.next_charge && `The next charge is ${charge(mail.next_charge)}.`,
          mail.renewal_consent && `You were told: ${mail.renewal_consent.text}`,
          mail.renewal_consent?.agreed_at && `You agreed on ${mail.renewal_consent.agreed_at}.`,
          mail.cancel && `To cancel, open ${mail.cancel}.`,
          'Open this link to see your receipt.',
        ),
      };
    case 'gift':
      return {
        subject: 'Your gift',
        text: `A gift from ${mail.from}. Send this link to the recipient, who can redeem the gift with it.`,
      };
    case 'renewal-reminder':
      return {
        subject: 'Your subscription renews soon',
        text: sentences(`We will charge ${charge(mail.next_charge)}${from(mail)}.`, `To cancel, open ${mail.cancel}.`),
      };
    case 'price-change':
      return {
        subject: 'Your subscription renews soon, at another price',
        text: sentences(
          `We will charge ${charge(mail.next_charge)}${from(mail)}. You paid ${amount(mail.before)} last time.`,
          `To cancel, open ${mail.cancel}.`,
        ),
      };
    case 'payment-failed':
      return {
        subject: 'We could not charge you',
        text: `The payment of ${amount(mail.amount)} failed on ${mail.failed_at}. Open this link to pay.`,
      };
    case 'cancelled':
      return {
        subject: 'Nothing more will be charged',
        text: sentences(
          'You have cancelled.',
          mail.ends_on && `You keep what you have paid for until ${mail.ends_on}.`,
          mail.undo_until && `You can undo this until ${mail.undo_until}.`,
        ),
      };
    case 'withdrawn': {
      const { number, declared_at, order, lines, refund } = mail.withdrawal;
      return {
        subject: 'We received your withdrawal',
        text: sentences(
          `Your withdrawal ${number} reached us on ${declared_at}.`,
          `Order ${order}: ${lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}.`,
          refund && `We refund ${amount(refund.amount)} by ${refund.by}.`,
        ),
      };
    }
    case 'code':
      return { subject: 'Your sign-in code', text: `Your code is ${mail.code}. It works for ten minutes.` };
    case 'link':
      return LINKS[mail.page];
    case 'notice':
      return NOTICES[mail.notice];
  }
}

const sentences = (...all: (string | false | undefined)[]): string => all.filter(Boolean).join(' ');

const amount = (cents: number): string => (cents / 100).toFixed(2);

const charge = (next: NextCharge): string => `${amount(next.amount)} on ${next.on}`;

const from = ({ method }: { method?: string }): string => (method === undefined ? '' : `, from ${method}`);

const LINKS: Record<Extract<Mail, { about: 'link' }>['page'], Letter> = {
  password: { subject: 'Choose a new password', text: 'Open this link within an hour to choose a password.' },
  'email-change': { subject: 'Confirm your email address', text: 'Open this link to confirm your new address.' },
  addresses: { subject: 'Your addresses', text: 'Open this link to check where we send your issues.' },
  'payment-method': { subject: 'Your payment method', text: 'Open this link to update how you pay.' },
  'monthly-donation': {
    subject: 'Your monthly donation',
    text: 'Open this link to change how you pay for it, or to stop it.',
  },
  downloads: { subject: 'Your downloads', text: 'Open this link to download what you bought.' },
  'gift-redeemed': {
    subject: 'Your gift subscription',
    text: 'Your subscription has started. Open this link to see your account.',
  },
  resumed: { subject: 'Your subscription renews again', text: 'Open this link to see your account.' },
};

const NOTICES: Record<Extract<Mail, { about: 'notice' }>['notice'], Letter> = {
  'email-changing': {
    subject: 'Your email address is about to change',
    text: 'It changes once you open the link we sent to the new address.',
  },
  'address-in-use': {
    subject: 'You already have an account',
    text: 'Someone tried to use this address for another account. Nothing has changed.',
  },
};
