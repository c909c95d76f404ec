import { useMessages } from '#messages/context.tsx';
import { accountWords } from '#messages/en/account.ts';
import styles from './AccountAnchors.module.css';

/** Where the parts of the account page begin. */
export const ANCHORS = {
  overview: 'overview',
  settings: 'account-settings',
  subscription: 'subscription-settings',
  payment: 'payment-settings',
  issues: 'issues-received',
} as const;

type Anchor = keyof typeof ANCHORS;

/** The ways to the parts of the account page; issues only where there are any (ACCT-3). */
export function AccountAnchors({ hasIssues }: { hasIssues: boolean }) {
  const words = useMessages(accountWords);
  const anchors = (Object.keys(ANCHORS) as Anchor[]).filter((anchor) => anchor !== 'issues' || hasIssues); // its own keys
  return (
    <nav aria-label={words.anchors}>
      <ul className={styles.list}>
        {anchors.map((anchor) => (
          <li key={anchor}>
            <a href={`#${ANCHORS[anchor]}`}>{words[anchor]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
