import { useState } from 'react';
import { useAddress } from '#app/WorldProvider.tsx';
import type { Problem } from '#machines/lib/problem.ts';
import { useMessages } from '#messages/context.tsx';
import { signInAgainWords } from '#messages/en/account.ts';
import { Notice } from '#parts/notice/Notice.tsx';

/** Where the session has ended under a form: a login in another tab, which leaves what is typed here as it is. */
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
