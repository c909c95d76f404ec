import { useState } from 'react';
import { useAddress } from '#app/WorldProvider.tsx';
import type { Problem } from '#machines/lib/problem.ts';
import { useMessages } from '#messages/context.tsx';
import { signInAgainWords } from '#messages/en/account.ts';
import { Notice } from '#parts/notice/Notice.tsx';

/** Offers a login in another tab once the session has ended, so that the form keeps its values. */
export function SignInAgain({ problems }: { problems: readonly Problem[] }) {
  const words = useMessages(signInAgainWords);
  const [path] = useState(useAddress().pathname);
  if (!problems.some(({ code }) => code === 'signedOut')) return null;
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
