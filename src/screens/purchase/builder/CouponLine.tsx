import { type Coupon, type CouponRefusal, type CouponUse, couponRefusal } from '#machines/rules/subscription/coupon.ts';
import { serverWords } from '#machines/rules/text/safe-text.ts';
import { useMessages } from '#messages/context.tsx';
import { couponWords } from '#messages/en/order.ts';
import type { Messages } from '#messages/messages.ts';
import { fill } from '#messages/text.ts';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';

export interface CouponLineProps {
  coupon: Coupon;
  /** What the coupon is held against. */
  use: CouponUse;
  isApplied: boolean;
  onToggle: () => void;
}

/** A coupon, whether it is applied, and why it cannot be (COUP-3 to COUP-9). */
export function CouponLine({ coupon, use, isApplied, onToggle }: CouponLineProps) {
  const words = useMessages(couponWords);
  const refusal = couponRefusal(coupon, use);
  const label = isApplied ? words.remove : words.apply;
  return (
    <>
      <p role="status">
        <ServerWords>{coupon.code}</ServerWords> · {isApplied ? words.applied : words.notApplied}
      </p>
      {refusal && (
        <p>
          <ServerWords>{reasonOf(words, coupon, refusal)}</ServerWords>
        </p>
      )}
      <QuietButton label={refusal ? words.cannotApply : label} disabled={refusal !== undefined} onClick={onToggle} />
    </>
  );
}

function reasonOf(words: Messages['coupon'], { code, errors }: Coupon, refusal: CouponRefusal): string {
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
