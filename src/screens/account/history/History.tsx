import { useCallback, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useFlow } from '#app/world/use-flow.ts';
import { useStale } from '#app/world/use-stale.ts';
import { history as historyFlow } from '#machines/account/history/history.ports.ts';
import type { ListedOrder, OrderHistory } from '#machines/api/contract.ts';
import { orderPath } from '#machines/rules/payment/order-history.ts';
import { commonMessages } from '#messages/en/common.ts';
import { historyMessages } from '#messages/en/history.ts';
import { fillNodes } from '#messages/fill-nodes.ts';
import { formatDate } from '#messages/format/format-date.ts';
import { fillCount } from '#messages/format/plural.ts';
import { useProblemText } from '#messages/problem-text.ts';
import { useLocale, useMessages } from '#messages/use-messages.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import ruled from '#parts/table/Ruled.module.css';
import { Money } from '#parts/text/Money.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { Remedies } from '#screens/account/Remedies.tsx';
import styles from './History.module.css';

export interface HistoryProps {
  first: OrderHistory;
}

export function History({ first }: HistoryProps) {
  const [snapshot, actor] = useFlow(historyFlow, { history: first });
  const words = useMessages(historyMessages);
  const { tryAgain } = useMessages(commonMessages);
  const textOf = useProblemText();
  const list = useRef<HTMLUListElement>(null);
  useStale(useCallback(() => actor.send({ type: 'page.returned' }), [actor]));
  const { history, added, problems } = snapshot.context;
  const isWhole = history.next === null;
  const isBusy = snapshot.hasTag('busy');
  // The button may be unmounted, or far below the new entries.
  const focusAdded = useEffectEvent(({ from, count }: NonNullable<typeof added>) => {
    const place = count > 0 ? from : isWhole ? from - 1 : undefined;
    if (place !== undefined) list.current?.children[place]?.querySelector<HTMLElement>('a, [tabindex]')?.focus();
  });
  useEffect(() => {
    if (added) focusAdded(added);
  }, [added]);
  if (history.orders.length === 0 && isWhole) {
    return (
      <p>
        {words.empty} <TextLink href="/store">{words.store}</TextLink>
      </p>
    );
  }
  return (
    <>
      <ul ref={list} className={`${styles.list} ${ruled.ruled}`}>
        {history.orders.map((order) => (
          <Order key={`${order.kind} ${order.token}`} order={order} />
        ))}
      </ul>
      <div role="alert">
        {problems.length > 0 && (
          <Notice kind="warning">
            {problems.map((problem) => (
              <p key={problem.code}>
                <ServerWords>{textOf(problem)}</ServerWords>
              </p>
            ))}
            <Remedies problems={problems} />
          </Notice>
        )}
      </div>
      {!isWhole && (
        <QuietButton
          label={isBusy ? words.loading : problems.length > 0 ? tryAgain : words.more}
          onClick={() => actor.send({ type: 'more.requested' })}
        />
      )}
      <LiveRegion
        text={
          isBusy
            ? words.loading
            : !added
              ? ''
              : added.count > 0 || !isWhole
                ? fillCount(words.shown, added.count)
                : words.none
        }
        hidden
      />
    </>
  );
}

function Order({ order }: { order: ListedOrder }) {
  const words = useMessages(historyMessages);
  const id = useId();
  const { kind, number, date, total, status, summary } = order;
  const day = formatDate(date, useLocale());
  const path = orderPath(order);
  const name =
    number === undefined
      ? words[kind]
      : fillNodes(kind === 'receipt' ? words.numberedReceipt : words.numberedInvoice, {
          number: <ServerWords>{number}</ServerWords>,
        });
  const isPressing = status === 'past-due' || status === 'failed';
  return (
    <li className={styles.order}>
      <p className={styles.name}>
        {path === undefined ? (
          <span tabIndex={-1}>{name}</span>
        ) : (
          <TextLink href={path} describedBy={`${id}-about`}>
            {name}
          </TextLink>
        )}
      </p>
      <p className={styles.about} id={`${id}-about`}>
        {day !== undefined && <time dateTime={date}>{day}</time>}{' '}
        {summary && (
          <span>
            <ServerWords>{summary}</ServerWords>
          </span>
        )}
      </p>
      <p className={styles.status}>{isPressing ? <strong>{words[status]}</strong> : words[status]}</p>
      <p className={styles.total}>
        <Money cents={total} />
      </p>
    </li>
  );
}
