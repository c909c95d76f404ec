import { type FocusEvent, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { followTop } from '#host/page.ts';
import { type OrderTotals, orderTotals } from '#machines/rules/price/pricing.ts';
import { useMessages, useMoney } from '#messages/context.tsx';
import { commonWords } from '#messages/en/common.ts';
import { reviewWords, summaryWords } from '#messages/en/order.ts';
import { fillCount } from '#messages/plural.ts';
import { fill } from '#messages/text.ts';
import { type Edits, OrderReview, type SummaryLine } from './OrderReview.tsx';
import styles from './OrderSummary.module.css';

export interface OrderSummaryProps {
  lines: readonly SummaryLine[];
  /** In cents, where the server said it; else added up from the lines. */
  total?: number | undefined;
  /** What the server has added up, where it says all of it. */
  totals?: OrderTotals | undefined;
  /** Where each part of the order is chosen. */
  edits?: Edits;
  /** The lines stand elsewhere on the page, so that only their number and the totals stand here. */
  isBrief?: boolean;
}

/**
 * The order while it is put together, listed once: beside its form, or behind a bar with the total where there is no room
 * beside it. It stands between the form and its conclusion, so that it is read before the order is placed.
 */
export function OrderSummary({ lines, total, totals = orderTotals(lines), edits, isBrief = false }: OrderSummaryProps) {
  const review = useMessages(reviewWords);
  const words = useMessages(summaryWords);
  const { free } = useMessages(commonWords);
  const money = useMoney();
  const [isOpen, setOpen] = useState(false);
  const bar = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const charged = total ?? totals.total;
  const amount = charged === 0 ? free : money(charged);
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const said = useSettled(lines.length === 0 ? '' : fill(words.said, { total: amount }));

  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // An open summary never stays above a field that is being filled in.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    bar.current?.focus();
  };

  // On paper the place where the lines stand says what they come to.
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
        <span>
          {words.total} <span className={styles.count}>{fillCount(words.items, count)}</span>
        </span>{' '}
        <bdi className={styles.amount}>{amount}</bdi>
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

/** The summary ends with the window, however far down the page its form begins. */
function useRoom() {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { style, parentElement: form } = place.current ?? {};
    return form ? followTop(form, (top) => style?.setProperty('--summary-top', `${top}px`)) : undefined;
  }, []);
  return place;
}

/** In ms: what is typed changes the total with every key. */
const PAUSE = 1_000;

/** A text once it has stayed the same for a while; nothing until it has changed. */
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
