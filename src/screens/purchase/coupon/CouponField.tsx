import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { FieldBinding } from '#app/forms/problems-shown.ts';
import { type CouponStanding, couponShown, type PurchaseCoupon } from '#machines/purchase/coupon/coupon.ts';
import type { CouponEvent } from '#machines/purchase/coupon/coupon-call.ts';
import type { Coupon, CouponRefusal } from '#machines/rules/subscription/coupon.ts';
import { serverWords } from '#machines/rules/text/safe-text.ts';
import { couponFieldMessages } from '#messages/en/coupon.ts';
import { couponMessages } from '#messages/en/order.ts';
import type { English } from '#messages/english.ts';
import { fillCount } from '#messages/format/plural.ts';
import { fill } from '#messages/message.ts';
import { useProblemText } from '#messages/problem-text.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { Field } from '#parts/form/Field.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { Remedies } from '#screens/account/Remedies.tsx';
import styles from './CouponField.module.css';

export interface CouponFieldProps {
  coupon: PurchaseCoupon;
  standing: CouponStanding;
  /** Whether codes can be typed; otherwise the page's coupon only has its button. */
  canType: boolean;
  tied?: FieldBinding | undefined;
  isChecking: boolean;
  /** The price may be changing, so nothing is sent. */
  isHeld?: boolean;
  /** Whether the reader has just opened the field. */
  isAskedFor: boolean;
  send: (event: CouponEvent) => void;
}

/** A coupon: its code, status, refusal, and the button that applies or removes it (COUP-3 to COUP-9). */
export function CouponField(props: CouponFieldProps) {
  const { coupon, standing, canType, send } = props;
  if (canType) return <TypedCoupon {...props} />;
  return coupon.offer && <GivenCoupon coupon={coupon.offer} standing={standing} send={send} />;
}

function GivenCoupon({ coupon, standing, send }: Pick<CouponFieldProps, 'standing' | 'send'> & { coupon: Coupon }) {
  const words = useMessages(couponMessages);
  const { refusal } = standing;
  const isApplied = standing.applied !== undefined;
  const label = isApplied ? words.remove : words.apply;
  return (
    <>
      <Standing code={coupon.code} isApplied={isApplied} />
      {refusal && (
        <p>
          <ServerWords>{reasonOf(words, coupon, refusal)}</ServerWords>
        </p>
      )}
      <QuietButton
        label={refusal ? words.cannotApply : label}
        disabled={refusal !== undefined}
        onClick={() => send({ type: isApplied ? 'coupon.removed' : 'coupon.submitted' })}
      />
    </>
  );
}

function TypedCoupon(props: CouponFieldProps) {
  const { coupon, tied, isChecking, isHeld = false, isAskedFor, send } = props;
  const words = useMessages(couponMessages);
  const field = useMessages(couponFieldMessages);
  const { code, isApplied, isRefused, standing, error } = useShown(props);
  const announced = coupon.asked === undefined ? undefined : error;
  const place = useFocus(isAskedFor, announced);
  // An error that blocks the order is announced with the order.
  const said = (!tied?.error && announced) || '';
  const act = () => send({ type: isApplied ? 'coupon.removed' : 'coupon.submitted' });
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter would submit the order form.
    event.preventDefault();
    if (!isApplied) act();
  };
  return (
    <div ref={place} className={styles.stack} data-own-problems={tied?.error ? undefined : ''}>
      {standing && <Standing code={standing} isApplied={isApplied} />}
      <div className={styles.row}>
        <Field
          id={tied?.id}
          label={field.code}
          value={code}
          error={error}
          autoComplete="off"
          readOnly={isChecking || isApplied}
          onChange={(typed) => send({ type: 'coupon.typed', typed })}
          onKeyDown={enter}
        />
        <QuietButton
          label={isRefused ? words.cannotApply : isApplied ? words.remove : words.apply}
          disabled={isRefused}
          busy={isChecking || isHeld}
          onClick={act}
        />
      </div>
      <Remedies problems={coupon.problems} />
      <LiveRegion text={isChecking ? field.checking : said} hidden />
    </div>
  );
}

function Standing({ code, isApplied }: { code: string; isApplied: boolean }) {
  const words = useMessages(couponMessages);
  return (
    <p role="status">
      <ServerWords>{code}</ServerWords> · {isApplied ? words.applied : words.notApplied}
    </p>
  );
}

function useShown({ coupon, standing, tied }: CouponFieldProps) {
  const words = useMessages(couponMessages);
  const { missing, unreadable, tooMany } = useMessages(couponFieldMessages);
  const textOf = useProblemText({
    'coupon.missing': missing,
    'coupon.unreadable': unreadable,
    'coupon.tooMany': fillCount(tooMany, coupon.wait),
    'coupon.unable': fill(words.unable, { code: coupon.asked ?? '' }),
  });
  const shown = couponShown(coupon, standing);
  const reason = coupon.offer && shown.refusal && reasonOf(words, coupon.offer, shown.refusal);
  const refused = coupon.offer ? undefined : tied?.error;
  return {
    ...shown,
    standing: refused ? undefined : shown.standing,
    error: coupon.problems.map(textOf).join(' ') || refused || reason || (shown.isApplied ? undefined : tied?.error),
  };
}

/** Focuses the field when the reader opens it, and after a refusal unless the focus has moved elsewhere. */
function useFocus(isAskedFor: boolean, refusal: string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const asked = useRef(isAskedFor);
  useEffect(() => {
    if (asked.current) place.current?.querySelector('input')?.focus();
  }, []);
  useEffect(() => {
    const element = place.current;
    if (!element || !refusal) return;
    const { activeElement, body } = element.ownerDocument;
    if (activeElement === body || element.contains(activeElement)) element.querySelector('input')?.focus();
  }, [refusal]);
  return place;
}

function reasonOf(words: Words, { code, errors }: Coupon, refusal: CouponRefusal): string {
  switch (refusal) {
    case 'server':
      return serverWords(errors) ?? fill(words.unable, { code });
    case 'renewalOnly':
      return words.notForNew;
    case 'notForRenewals':
      return words.notForRenewals;
    case 'uncovered':
      return words.notCovered;
    case 'noDiscount':
      return fill(words.unable, { code });
  }
}

type Words = Pick<English['coupon'], 'unable' | 'notForNew' | 'notForRenewals' | 'notCovered'>;
