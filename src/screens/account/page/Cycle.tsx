import { useId } from 'react';
import type { Subscriber, Subscription } from '#machines/api/contract.ts';
import { lacksAddress } from '#machines/rules/address/delivery.ts';
import { isForLife } from '#machines/rules/subscription/overview.ts';
import type { Deliverable } from '#machines/rules/subscription/subscription.ts';
import { useLocale, useMessages } from '#messages/context.tsx';
import { cycleWords } from '#messages/en/account-page.ts';
import { levelWords, termWords } from '#messages/en/subscription.ts';
import { formatDate } from '#messages/format-date.ts';
import { formatCount } from '#messages/plural.ts';
import { TextLink } from '#parts/link/TextLink.tsx';
import { type Definition, DefinitionList } from '#parts/table/DefinitionList.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import styles from './Cycle.module.css';
import { MissingAddress } from './MissingAddress.tsx';

export interface CycleProps {
  title: string;
  subscription: Subscription;
  account: Subscriber['account'];
  deliveryName: (deliverable: Deliverable) => string;
}

/** One cycle of a subscription; only an active one can be updated (ACCT-14). */
export function Cycle({ title, subscription, account, deliveryName }: CycleProps) {
  const words = useMessages(cycleWords);
  const level = useMessages(levelWords);
  const term = useMessages(termWords);
  const locale = useLocale();
  const day = formatDate(subscription.info.created, locale);
  const id = useId();
  const { state, info } = subscription;
  const { set, active } = info.deliverables;
  const isActive = state === 'active';
  const entries: (Definition | false | undefined)[] = [
    { term: words.level, detail: level[info.level] },
    { term: words.term, detail: term[info.term] },
    { term: words.delivery, detail: deliveryName(active) },
    set !== active && { term: words.paidFor, detail: deliveryName(set) },
    day !== undefined && { term: words.began, detail: <time dateTime={info.created}>{day}</time> },
    info.order.name !== account.name && {
      term: words.orderedBy,
      detail: <ServerWords>{info.order.name}</ServerWords>,
    },
    isActive && !isForLife(subscription) && { term: words.left, detail: formatCount(info.issues_left, locale) },
  ];
  return (
    <section className={styles.cycle} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 className={styles.title} id={id}>
          {title}
        </h3>
        {info.cancelled && <span>{words.cancelled}</span>}
        {isActive && (
          <TextLink href={`/account/subscriptions/${info.token}`} describedBy={id}>
            {words.update}
          </TextLink>
        )}
      </div>
      {lacksAddress(active, account.addresses) && <MissingAddress isActive={isActive} />}
      <DefinitionList entries={entries.filter((entry) => typeof entry === 'object')} />
    </section>
  );
}
