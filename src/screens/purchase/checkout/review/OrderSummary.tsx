import { type FocusEvent, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { followTop } from '#host/page/top.ts';
import { type OrderTotals, orderTotals } from '#machines/rules/price/pricing.ts';
import { commonMessages } from '#messages/en/common.ts';
import { reviewMessages, summaryMessages } from '#messages/en/order.ts';
import { fillCount } from '#messages/format/plural.ts';
import { fill } from '#messages/message.ts';
import { useMessages, useMoney } from '#messages/use-messages.tsx';
import { OrderReview, type SectionEdits, type SummaryLine } from './OrderReview.tsx';
import styles from './OrderSummary.module.css';

export interface OrderSummaryProps {
  lines: readonly SummaryLine[];
  /** In cents; the sum of the lines if the server sends no total. */
  total?: number | undefined;
  /** Totals already known, from the server or the page. */
  totals?: OrderTotals | undefined;
  edits?: SectionEdits;
  isBrief?: boolean;
}

/**
 * Lists the order once: beside the form, or in a bar with the total. Comes after the form and before its conclusion,
 * so that readers meet it before they order.
 */
export function OrderSummary({ lines, total, totals = orderTotals(lines), edits, isBrief = false }: OrderSummaryProps) {
  const review = useMessages(reviewMessages);
  const words = useMessages(summaryMessages);
  const { free } = useMessages(commonMessages);
  const money = useMoney();
  const [isOpen, setOpen] = useState(false);
  const bar = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const charged = total ?? totals.total;
  const amount = charged === 0 ? free : money(charged);
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const said = useSettled(lines.length === 0 ? '' : fill(words.said, { total: amount }));

  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // An open summary must not cover the focused field.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    bar.current?.focus();
  };

  // In print, the other list on the page has the totals.
  const classNames = [styles.summary, ...(isOpen ? [styles.open] : []), ...(isBrief ? ['jr-screen'] : [])];

  return (
    <section
      ref={useRoom()}
      className={classNames.join(' ')}
      aria-label={review.title}
      onBlur={closeBehind}
      onKeyDown={closeOnEscape}
    >
      <button
        ref={bar}
        type="button"
        className={styles.bar}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.row}>
          <span>
            {words.total} <span className={styles.count}>{fillCount(words.items, count)}</span>
          </span>{' '}
          <bdi className={styles.amount}>{amount}</bdi>
        </span>
      </button>
      <div id={panelId} className={styles.panel}>
        <OrderReview lines={lines} total={total} totals={totals} edits={edits} isBrief={isBrief} />
      </div>
      <div className="jr-hidden" aria-live="polite" aria-atomic="true">
        {said}
      </div>
    </section>
  );
}

function useRoom() {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { style, parentElement: form } = place.current ?? {};
    return form ? followTop(form, (top) => style?.setProperty('--summary-top', `${top}px`)) : undefined;
  }, []);
  return place;
}

/** In ms: typing changes the total with every key. */
const PAUSE = 1_000;

/** Returns the text once it has been stable for the pause; empty until its first change. */
function useSettled(text: string): string {
  const told = useRef(text);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (told.current === text) return;
    const soon = setTimeout(() => {
      told.current = text;
      setSettled(text);
    }, PAUSE);
    return () => clearTimeout(soon);
  }, [text]);
  return settled;
}
