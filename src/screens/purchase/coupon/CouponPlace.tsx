import { useState } from 'react';
import { LazyPart } from '#app/rendering/LazyPart.tsx';
import { commonMessages } from '#messages/en/common.ts';
import { couponPlaceMessages } from '#messages/en/coupon.ts';
import { subscribeMessages } from '#messages/en/subscription.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import type { CouponFieldProps } from './CouponField.tsx';
import styles from './CouponPlace.module.css';

export type CouponPlaceProps = Omit<CouponFieldProps, 'isAskedFor'>;

/**
 * Shows a button that opens the field; opens it at once if a coupon is applied or linked. The field's code loads on
 * opening.
 */
export function CouponPlace(props: CouponPlaceProps) {
  const { coupon, standing, canType, tied } = props;
  const words = useMessages(couponPlaceMessages);
  const { coupon: title } = useMessages(subscribeMessages);
  const { partFailed } = useMessages(commonMessages);
  const [isAskedFor, setAskedFor] = useState(false);
  const isKnown = standing.applied !== undefined || coupon.offer !== undefined;
  // Keeps its initial heading, so that nothing remounts when the coupon changes.
  const [isTitled] = useState(isKnown);
  // Removing the coupon leaves the field open.
  const [isOpen, setOpen] = useState(canType && (coupon.typed !== '' || coupon.problems.length > 0));
  if ((isKnown || tied?.error) && !isOpen) setOpen(true);
  if (!canType && !isKnown) return null;
  const content =
    isAskedFor || isOpen ? (
      <LazyPart load={loadField} place={canType ? styles.field : styles.line} loading="" failed={partFailed}>
        {({ CouponField }) => <CouponField {...props} isAskedFor={isAskedFor} />}
      </LazyPart>
    ) : (
      <QuietButton label={words.question} onClick={() => setAskedFor(true)} />
    );
  return isTitled ? (
    <Section title={title}>{content}</Section>
  ) : (
    <div className={styles.untitled}>
      <div>{content}</div>
    </div>
  );
}

const loadField = () => import('./CouponField.tsx');
