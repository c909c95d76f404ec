import { Later } from '#app/Later.tsx';
import { couponRefusal } from '#machines/rules/subscription/coupon.ts';
import { useMessages } from '#messages/context.tsx';
import { subscribeWords } from '#messages/en/builder.ts';
import { commonWords } from '#messages/en/common.ts';
import { Section } from '#parts/layout/Section.tsx';
import type { CouponLineProps } from './CouponLine.tsx';
import styles from './CouponSection.module.css';

/** The place of a coupon, whose code comes only where the page data has one. */
export function CouponSection(props: CouponLineProps) {
  const { coupon } = useMessages(subscribeWords);
  const { partFailed } = useMessages(commonWords);
  return (
    <Section title={coupon}>
      <Later
        load={() => import('./CouponLine.tsx')}
        place={couponRefusal(props.coupon, props.use) ? styles.refused : styles.place}
        loading=""
        failed={partFailed}
      >
        {({ CouponLine }) => <CouponLine {...props} />}
      </Later>
    </Section>
  );
}
