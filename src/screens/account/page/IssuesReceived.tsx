import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { IssueToken } from '#machines/api/contract.ts';
import { useMessages } from '#messages/context.tsx';
import { accountWords, issueWords } from '#messages/en/account-page.ts';
import { fillCount } from '#messages/plural.ts';
import { Section } from '#parts/layout/Section.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { useAnchor } from './AccountAnchors.tsx';
import { IssueGrid } from './IssueGrid.tsx';

/** The issues that were sent, newest first; many are shown when they are asked for (ACCT-15). */
export function IssuesReceived({ delivered }: { delivered: readonly IssueToken[] }) {
  const account = useMessages(accountWords);
  const words = useMessages(issueWords);
  const [isWhole, setWhole] = useState(delivered.length <= AT_FIRST + A_FEW);
  const list = useRef<HTMLUListElement>(null);
  const showAll = () => {
    // The button goes as it is clicked, and would take the focus with it.
    flushSync(() => setWhole(true));
    list.current?.children[AT_FIRST]?.querySelector('a')?.focus();
  };
  const shown = isWhole ? delivered : delivered.slice(-AT_FIRST);
  return (
    <Section title={account.issues} id={useAnchor('issues')}>
      <IssueGrid ref={list} issues={shown.toReversed()} />
      {!isWhole && <QuietButton label={fillCount(words.showAll, delivered.length)} onClick={showAll} />}
    </Section>
  );
}

/** How many issues a long list begins with. */
const AT_FIRST = 12;
/** A button that would bring fewer than these is not worth its click. */
const A_FEW = 3;
