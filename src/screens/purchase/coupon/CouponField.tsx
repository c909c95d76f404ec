import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { ActorRefFrom, StateFrom } from 'xstate';
import type { Tied } from '#app/problems-shown.ts';
import { useFlow } from '#app/use-flow.ts';
import type { CouponReply } from '#machines/api/contract.ts';
import type { Flow } from '#machines/lib/flow.ts';
import type { CouponFor, couponMachine } from '#machines/purchase/coupon/coupon.machine.ts';
import { type Coupon, type CouponRefusal, type CouponUse, couponRefusal } from '#machines/rules/subscription/coupon.ts';
import { serverWords } from '#machines/rules/text/safe-text.ts';
import { couponFieldMessages } from '#messages/en/coupon.ts';
import { couponMessages } from '#messages/en/order.ts';
import type { English } from '#messages/english.ts';
import { fill } from '#messages/message.ts';
import { fillCount } from '#messages/plural.ts';
import { useProblemText } from '#messages/problem-text.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { Field } from '#parts/form/Field.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { Remedies } from '#screens/account/Remedies.tsx';
import styles from './CouponField.module.css';
import { couponShown } from './coupon-shown.ts';

export interface CouponFieldProps {
  flow: Flow<typeof couponMachine>;
  on: CouponFor;
  offer?: { coupon: Coupon; use: CouponUse; isApplied: boolean; onToggle: () => void } | undefined;
  applied?: string | null | undefined;
  isOffered: boolean;
  tied?: Tied | undefined;
  /** The price may be changing, so nothing is sent. */
  isHeld?: boolean;
  typed: string;
  isLinkUnreadable: boolean;
  isAskedFor: boolean;
  /** Called with the typed code, and with '' once the code was checked or cleared. */
  onTyped?: ((typed: string, isCleared?: boolean) => void) | undefined;
  onChecking: (isChecking: boolean) => void;
  onChecked: (reply: CouponReply) => void;
}

export type PlacedCouponProps = Omit<CouponFieldProps, 'flow'>;

/** A coupon: its code, status, refusal, and the button that applies or removes it (COUP-3 to COUP-9). */
export function CouponField(props: CouponFieldProps) {
  const { offer, isOffered } = props;
  return isOffered ? <TypedCoupon {...props} /> : offer && <GivenCoupon {...offer} />;
}

function GivenCoupon({ coupon, use, isApplied, onToggle }: NonNullable<CouponFieldProps['offer']>) {
  const words = useMessages(couponMessages);
  const refusal = couponRefusal(coupon, use);
  const label = isApplied ? words.remove : words.apply;
  return (
    <>
      <Standing code={coupon.code} isApplied={isApplied} />
      {refusal && (
        <p>
          <ServerWords>{reasonOf(words, coupon, refusal)}</ServerWords>
        </p>
      )}
      <QuietButton label={refusal ? words.cannotApply : label} disabled={refusal !== undefined} onClick={onToggle} />
    </>
  );
}

function TypedCoupon(props: CouponFieldProps) {
  const { flow, on, offer, tied, typed: first, isLinkUnreadable, isAskedFor, isHeld = false, onTyped } = props;
  const words = useMessages(couponMessages);
  const field = useMessages(couponFieldMessages);
  const [snapshot, actor] = useFlow(flow, { typed: first, isLinkUnreadable });
  useTelling(actor, props);
  const busy = snapshot.hasTag('busy');
  const shown = useShown(snapshot, props);
  const { code, isApplied, error, isRefused } = shown;
  const { hasAsked } = snapshot.context;
  const place = useFocus(isAskedFor, hasAsked ? error : undefined);
  // An error that blocks the order is announced with the order.
  const said = (hasAsked && !tied?.error && error) || '';
  const act = () => {
    if (busy || isHeld || isRefused) return;
    if (isApplied) remove();
    else if (offer && shown.isOffered) {
      onTyped?.('');
      offer.onToggle();
    } else actor.send({ type: 'coupon.submitted', on });
  };
  const remove = () => {
    actor.send({ type: 'code.typed', typed: code });
    onTyped?.('');
    if (offer) offer.onToggle();
    else actor.send({ type: 'coupon.removed', on });
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter would submit the order form.
    event.preventDefault();
    if (!isApplied) act();
  };
  return (
    <div ref={place} className={styles.stack} data-own-problems={tied?.error ? undefined : ''}>
      {shown.standing && <Standing code={shown.standing} isApplied={isApplied} />}
      <div className={styles.row}>
        <Field
          id={tied?.id}
          label={field.code}
          value={code}
          error={error}
          autoComplete="off"
          readOnly={busy || isApplied}
          onChange={(typed) => {
            actor.send({ type: 'code.typed', typed });
            onTyped?.(typed, typed === '');
          }}
          onKeyDown={enter}
        />
        <QuietButton
          label={isRefused ? words.cannotApply : isApplied ? words.remove : words.apply}
          disabled={isRefused}
          busy={busy || isHeld}
          onClick={act}
        />
      </div>
      <Remedies problems={snapshot.context.problems} />
      <LiveRegion text={busy ? field.checking : said} hidden />
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

function useShown({ context }: StateFrom<typeof couponMachine>, { on, offer, applied, tied }: CouponFieldProps) {
  const words = useMessages(couponMessages);
  const { missing, unreadable, tooMany } = useMessages(couponFieldMessages);
  const textOf = useProblemText({
    'coupon.missing': missing,
    'coupon.unreadable': unreadable,
    'coupon.tooMany': fillCount(tooMany, context.wait),
    'coupon.unable': fill(words.unable, { code: context.asked?.code ?? '' }),
  });
  const given = offer && { ...offer, refusal: couponRefusal(offer.coupon, offer.use) };
  const shown = couponShown(context, { on, offer: given, applied });
  const reason = offer && shown.refusal && reasonOf(words, offer.coupon, shown.refusal);
  const refused = offer ? undefined : tied?.error;
  return {
    ...shown,
    standing: refused ? undefined : shown.standing,
    error: context.problems.map(textOf).join(' ') || refused || reason || (shown.isApplied ? undefined : tied?.error),
  };
}

/** Reports the start and end of a check to the purchase before anything can be ordered. */
function useTelling(actor: ActorRefFrom<typeof couponMachine>, props: CouponFieldProps): void {
  const { onChecking, onChecked, onTyped, offer, applied, typed } = props;
  // An order must not omit a code that the reader sees in the field.
  const tellBegun = useEffectEvent(() => {
    if (typed !== '' && !offer && !applied) onTyped?.(typed);
  });
  const tellChecking = useEffectEvent(onChecking);
  const tellChecked = useEffectEvent((reply: CouponReply) => {
    onTyped?.('');
    onChecked(reply);
  });
  useEffect(() => tellBegun(), []);
  useEffect(() => {
    let isChecking = false;
    const tell = (isBusy: boolean) => {
      if (isBusy !== isChecking) tellChecking(isBusy);
      isChecking = isBusy;
    };
    const snapshots = actor.subscribe((snapshot) => tell(snapshot.hasTag('busy')));
    const replies = actor.on('coupon.checked', ({ reply }) => tellChecked(reply));
    return () => {
      snapshots.unsubscribe();
      replies.unsubscribe();
      tell(false);
    };
  }, [actor]);
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
