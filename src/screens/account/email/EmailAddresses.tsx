import { useMessages } from '#messages/context.tsx';
import { emailWords } from '#messages/en/email.ts';
import { Notice } from '#parts/notice/Notice.tsx';
import { DefinitionList } from '#parts/table/DefinitionList.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';

export interface EmailAddressesProps {
  email: string;
  /** The address that waits to be confirmed; null for none. */
  pending: string | null;
}

/** The address that mail goes to, and the one that waits to take its place (EMAIL-1). */
export function EmailAddresses({ email, pending }: EmailAddressesProps) {
  const words = useMessages(emailWords);
  const entries = [
    { term: words.current, detail: <ServerWords>{email}</ServerWords> },
    ...(pending === null ? [] : [{ term: words.pending, detail: <ServerWords>{pending}</ServerWords> }]),
  ];
  return (
    <>
      <DefinitionList entries={entries} />
      {pending !== null && <Notice>{words.pendingHint}</Notice>}
    </>
  );
}
