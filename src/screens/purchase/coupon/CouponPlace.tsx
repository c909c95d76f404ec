import { type ComponentType, useState } from 'react';
import { Later } from '#app/Later.tsx';
import { usePath } from '#app/WorldProvider.tsx';
import type { CouponTexts } from '#machines/purchase/checkout/typed-coupon.ts';
import { linkedCode } from '#machines/rules/subscription/coupon-code.ts';
import { commonMessages } from '#messages/en/common.ts';
import { couponPlaceMessages } from '#messages/en/coupon.ts';
import { subscribeMessages } from '#messages/en/subscription.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import type { PlacedCouponProps } from './CouponField.tsx';
import styles from './CouponPlace.module.css';

export interface CouponPlaceProps
  extends Omit<PlacedCouponProps, 'typed' | 'isLinkUnreadable' | 'isAskedFor' | 'onTyped'> {
  load: () => Promise<ComponentType<PlacedCouponProps>>;
  /** The code that was being checked when the page was left. */
  asked?: string | undefined;
  kept?: CouponTexts | undefined;
  onTyped?: (texts: CouponTexts) => void;
}

/**
 * Shows a button that opens the field; opens it at once if a coupon is applied or linked. The field's code loads on
 * opening.
 */
export function CouponPlace({ load, asked = '', kept, onTyped, ...props }: CouponPlaceProps) {
  const { coupon } = useMessages(subscribeMessages);
  const { partFailed } = useMessages(commonMessages);
  const words = useMessages(couponPlaceMessages);
  const path = usePath();
  const [link] = useState(() => {
    const linked = linkedCode(new URL(path, 'http://journal').searchParams);
    return { ...linked, typed: linked.typed || asked };
  });
  const [isAskedFor, setAskedFor] = useState(false);
  const code = props.offer?.coupon.code ?? props.applied ?? undefined;
  const given = code ?? link.typed;
  // Keeps its initial heading, so that nothing remounts when the coupon changes.
  const [isTitled] = useState(code !== undefined);
  const isLinked = props.isOffered && (!!kept?.coupon || link.typed !== '' || link.isLinkUnreadable);
  // Removing the coupon leaves the field open.
  const [isOpen, setOpen] = useState(isLinked);
  if ((code !== undefined || props.tied?.error) && !isOpen) setOpen(true);
  if (!props.isOffered && code === undefined) return null;
  const content =
    isAskedFor || isOpen ? (
      <Later load={load} place={props.isOffered ? styles.field : styles.line} loading="" failed={partFailed}>
        {(Field) => (
          <Field
            {...props}
            typed={kept?.coupon || (given === kept?.cleared_coupon ? '' : given)}
            isLinkUnreadable={link.isLinkUnreadable && code === undefined && !kept?.coupon}
            isAskedFor={isAskedFor}
            onTyped={(coupon, isCleared) => onTyped?.({ coupon, cleared_coupon: isCleared ? given : '' })}
          />
        )}
      </Later>
    ) : (
      <QuietButton label={words.question} onClick={() => setAskedFor(true)} />
    );
  return isTitled ? (
    <Section title={coupon}>{content}</Section>
  ) : (
    <div className={styles.untitled}>
      <div>{content}</div>
    </div>
  );
}
