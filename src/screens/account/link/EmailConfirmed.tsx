import { useMemo } from 'react';
import { OutcomeNotice } from '#app/outcome/OutcomeNotice.tsx';
import type { Outcome } from '#machines/lib/outcome.ts';
import { useMessages } from '#messages/context.tsx';
import { emailConfirmedWords } from '#messages/en/mailed-link.ts';
import { fill } from '#messages/text.ts';

export function EmailConfirmed({ email }: { email: string | undefined }) {
  const words = useMessages(emailConfirmedWords);
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
