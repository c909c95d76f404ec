import { useOwnId, usePath } from '#app/world/WorldProvider.tsx';
import { accountMessages } from '#messages/en/account.ts';
import { useMessages } from '#messages/use-messages.tsx';
import styles from './AccountAnchors.module.css';

const ANCHORS = {
  overview: 'overview',
  settings: 'account-settings',
  subscription: 'subscription-settings',
  payment: 'payment-settings',
  orders: 'order-history',
  gifts: 'gifts-given',
  issues: 'issues-received',
} as const;

type Anchor = keyof typeof ANCHORS;

export const useAnchor = (part: Anchor): string => useOwnId(ANCHORS[part]);

interface Parts {
  hasOrders: boolean;
  hasGifts: boolean;
  hasIssues: boolean;
}

export function AccountAnchors({ hasOrders, hasGifts, hasIssues }: Parts) {
  const words = useMessages(accountMessages);
  const has: Partial<Record<Anchor, boolean>> = { orders: hasOrders, gifts: hasGifts, issues: hasIssues };
  const anchors = (Object.keys(ANCHORS) as Anchor[]).filter((anchor) => has[anchor] ?? true);
  return (
    <nav aria-label={words.anchors}>
      <ul className={`${styles.list} jr-screen`}>
        {anchors.map((anchor) => (
          <li key={anchor}>
            <Way to={anchor}>{words[anchor]}</Way>
          </li>
        ))}
      </ul>
    </nav>
  );
}

// The fragment alone would leave the page under a host's `<base href>`.
const Way = ({ to, children }: { to: Anchor; children: string }) => (
  <a href={`${usePath()}#${useAnchor(to)}`}>{children}</a>
);
