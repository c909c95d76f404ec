import { useEffect, useRef } from 'react';
import { readNow } from '#host/clock.ts';
import { scrollToProblem } from '#host/page/scroll.ts';
import type { Attempt } from '#machines/lib/world.ts';
import type { PurchaseCall } from '#machines/purchase/checkout/order.ts';
import { submitMessages } from '#messages/en/common.ts';
import { questionMessages } from '#messages/en/order-question.ts';
import { formatAgo } from '#messages/format/format-ago.ts';
import { fill } from '#messages/message.ts';
import { useLocale, useMessages, useMoney } from '#messages/use-messages.tsx';
import { SubmitButton } from '#parts/form/SubmitButton.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import styles from './OrderQuestion.module.css';
import type { PurchaseShown } from './use-purchase.ts';

export interface OrderQuestionProps {
  question: NonNullable<PurchaseShown['checkout']['question']>;
  onCheck: () => void;
  onAgree: () => void;
}

/** Asks before sending an order that may be a duplicate, and offers the alternatives. Takes the focus. */
export function OrderQuestion({ question: { of: question, call }, onCheck, onAgree }: OrderQuestionProps) {
  const words = useMessages(questionMessages);
  const { checkAgain } = useMessages(submitMessages);
  const locale = useLocale();
  const money = useMoney();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) scrollToProblem(place.current);
  }, []);
  const attempt = 'attempt' in question ? question.attempt : undefined;
  const kind = call !== undefined && isNamed(call) ? call : 'other';
  const title =
    question.kind === 'ordered' ? fill(words[kind], { when: whenOf(question.attempt) }) : words[question.kind];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be listed among the fields of the form.
    <div ref={place} className={styles.question} role="group" aria-label={title} tabIndex={-1}>
      <Notice kind="warning" title={title}>
        <div className={styles.body}>
          {question.kind !== 'ordered' && <p>{words[`${question.kind}Hint`]}</p>}
          {attempt?.amount !== undefined && attempt.amount > 0 && (
            <p>{fill(words.amount, { amount: money(attempt.amount) })}</p>
          )}
          {attempt?.visit && (
            <p>
              <TextLink href={attempt.visit}>{words.seeOrder}</TextLink>
            </p>
          )}
          <div className={styles.answers}>
            {question.kind !== 'ordered' && <SubmitButton type="button" label={checkAgain} onClick={onCheck} />}
            {question.kind === 'ordered' && (
              <SubmitButton type="button" label={words[`${kind}Again`]} onClick={onAgree} />
            )}
            {(question.kind === 'unknown' || question.kind === 'unstored') && (
              <QuietButton label={words.anyway} onClick={onAgree} />
            )}
          </div>
        </div>
      </Notice>
    </div>
  );

  function whenOf({ at }: Attempt): string {
    return formatAgo(readNow() - at, locale) ?? words.justNow;
  }
}

const isNamed = (call: PurchaseCall): call is PurchaseCall & keyof typeof questionMessages.texts =>
  call in questionMessages.texts;
