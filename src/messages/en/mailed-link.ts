import type { LinkTrouble } from '#machines/rules/link/mailed-link.ts';

export const mailedLinkMessages = {
  group: 'mailedLink',
  texts: {
    expired: 'This link has expired',
    used: 'This link has already been used',
    unknown: 'We cannot find this link',
    foreign: 'This link is for a different account',
    missing: 'Open the link in your email again',
  } satisfies Record<LinkTrouble, string>,
} as const;

export const mailedLinkHintMessages = {
  group: 'mailedLinkHint',
  texts: {
    expired: 'Links in our emails work for a limited time.',
    used: 'Links like this one work only once.',
    unknown:
      'The address may be incomplete, or a newer link may have replaced this one. Please use the link in our latest email.',
    foreign:
      'It was not sent to the account you are logged in to, so we have not changed anything. Log out, then open the link in the email again.',
    missing: 'To keep it private, we remember a link in this tab only, for one hour.',
  } satisfies Record<LinkTrouble, string>,
} as const;

export const linkStepMessages = {
  group: 'linkStep',
  texts: {
    renew: 'Send me a new link',
    renewing: 'Sending a new link',
    unsure: 'We cannot tell whether a new link was sent. Please check your email before you ask for another one.',
    logIn: 'Log in',
    logOut: 'Log out',
    account: 'Go to your account',
  },
} as const;
