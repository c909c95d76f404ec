import { useState } from 'react';
import { useAddress } from '#app/world/WorldProvider.tsx';
import { needsLogin, type Problem } from '#machines/lib/problem.ts';
import { accountPartOf } from '#machines/rules/text/account-part.ts';
import { accountPartMessages, signInAgainMessages } from '#messages/en/remedy.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { Notice } from '#parts/notice/Notice.tsx';

export interface RemediesProps {
  problems: readonly Problem[];
  /** The refused fields that the form lacks; omitted for a reader without an account. */
  elsewhere?: readonly string[] | undefined;
}

export function RemedyLinks({ problems, elsewhere = [] }: RemediesProps) {
  return (
    <>
      {problems.some(needsLogin) && <SignInAgain />}
      <AccountLinks fields={elsewhere} />
    </>
  );
}

function SignInAgain() {
  const words = useMessages(signInAgainMessages);
  const [path] = useState(useAddress().pathname);
  return (
    <Notice kind="warning">
      <p>
        <a href={`/login?url=${encodeURIComponent(path)}`} target="_blank" rel="noopener">
          {words.link}
        </a>
      </p>
      <p>{words.hint}</p>
    </Notice>
  );
}

/** Links to the account pages that have refused fields (CHECK-15, ACCT-32). */
export function AccountLinks({ fields }: { fields: readonly string[] }) {
  const words = useMessages(accountPartMessages);
  const parts = new Set(fields.flatMap((field) => accountPartOf(field) ?? []));
  return [...parts].map((part) => (
    <p key={part}>
      <TextLink href={`/account/${part}`}>{words[part]}</TextLink>
    </p>
  ));
}
