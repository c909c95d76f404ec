import { useId } from 'react';
import type { Subscriber, Subscription } from '#machines/api/contract.ts';
import { lacksAddress } from '#machines/rules/address/delivery.ts';
import { isForLife } from '#machines/rules/subscription/overview.ts';
import type { Deliverable } from '#machines/rules/subscription/subscription.ts';
import { useMessages } from '#messages/context.tsx';
import { cycleWords, issueWords } from '#messages/en/account-page.ts';
import { levelWords, termWords } from '#messages/en/subscription.ts';
import { fillCount } from '#messages/plural.ts';
import { fill } from '#messages/text.ts';
import { TextLink } from '#parts/link/TextLink.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { useCycleName } from './cycle-name.ts';
import styles from './LaterCycles.module.css';
import { MissingAddress } from './MissingAddress.tsx';

export interface LaterCyclesProps {
  subscriptions: readonly Subscription[];
  account: Subscriber['account'];
  deliveryName: (deliverable: Deliverable) => string;
}

/** The cycles that follow the current one, each in a line; there may be many (ACCT-14). */
export function LaterCycles({ subscriptions, account, deliveryName }: LaterCyclesProps) {
  const words = useMessages(cycleWords);
  const issues = useMessages(issueWords);
  const level = useMessages(levelWords);
  const term = useMessages(termWords);
  const cycleName = useCycleName();
  const id = useId();
  const lineOf = (subscription: Subscription) => {
    const { info } = subscription;
    const { issues_left: left, deliverables } = info;
    return [
      term[info.term],
      level[info.level],
      deliveryName(deliverables.active),
      deliverables.set !== deliverables.active && fill(words.paidForOne, { delivery: deliveryName(deliverables.set) }),
      isForLife(subscription) ? issues.everyIssue : fillCount(issues.count, left),
      info.order.name !== account.name && fill(words.orderedByOne, { name: info.order.name }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <ol>
      {subscriptions.map((subscription, at) => (
        <li className={styles.cycle} key={subscription.info.token}>
          <h3 className={styles.title} id={`${id}${at}`}>
            {cycleName(at + 1)}
          </h3>
          {subscription.state === 'active' && (
            <TextLink href={`/account/subscriptions/${subscription.info.token}`} describedBy={`${id}${at}`}>
              {words.update}
            </TextLink>
          )}
          <p className={styles.line}>
            <ServerWords>{lineOf(subscription)}</ServerWords>
          </p>
          {lacksAddress(subscription.info.deliverables.active, account.addresses) && (
            <MissingAddress isActive={subscription.state === 'active'} />
          )}
        </li>
      ))}
    </ol>
  );
}
