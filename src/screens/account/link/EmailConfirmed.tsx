import { useMemo } from 'react';
import { OutcomeNotice } from '#app/outcome/OutcomeNotice.tsx';
import type { Outcome } from '#machines/lib/outcome.ts';
import { emailConfirmedMessages } from '#messages/en/account.ts';
import { fill } from '#messages/message.ts';
import { useMessages } from '#messages/use-messages.tsx';

export function EmailConfirmed({ email }: { email: string | undefined }) {
  const words = useMessages(emailConfirmedMessages);
  const outcome = useMemo(
    (): Outcome | undefined => (email === undefined ? undefined : { act: 'emailConfirmation', end: 'done' }),
    [email],
  );
  return (
    <OutcomeNotice
      outcome={outcome}
      isInPageData
      title={email === undefined ? undefined : fill(words.confirmed, { address: email })}
    />
  );
}
