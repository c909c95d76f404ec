import { useState } from 'react';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useFlow } from '#app/world.tsx';
import { email } from '#machines/account/email/email.ports.ts';
import type { EmailPage } from '#machines/api/contract.ts';
import { EmailPage as EmailPageSchema } from '#machines/api/schemas/pages/EmailPage.ts';
import { EmailView } from './EmailView.tsx';

/** The page on which a reader asks for another email address, and where a mailed link that is not valid leads (EMAIL-1, EMAIL-6). */
export function Email({ page }: Pick<ScreenProps<EmailPage>, 'page'>) {
  const { account } = page.subscriber;
  const [input] = useState(() => ({ email: account.email, email_change: account.email_change, name: account.name }));
  const [snapshot] = useFlow(email, input);
  return (
    <EmailView snapshot={snapshot} isFailing={account.emailFailing} isTokenRefused={page.token_refused ?? false} />
  );
}

export const screen = defineScreen<EmailPage>(EmailPageSchema, Email, ['token']);
