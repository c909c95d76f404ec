import { useMessages } from '#messages/context.tsx';
import { cartWords } from '#messages/en/cart.ts';
import { reviewWords } from '#messages/en/order.ts';
import { Money } from '#parts/text/Money.tsx';
import styles from './CartTable.module.css';

/** What a line of the cart costs to ship, in cents; undefined for what is not shipped. */
export function Shipping({ cents }: { cents?: number | undefined }) {
  const { unshipped } = useMessages(cartWords);
  const { shipping } = useMessages(reviewWords);
  return (
    <>
      <span className={styles.label} aria-hidden="true">
        {shipping}{' '}
      </span>
      {cents === undefined ? (
        <>
          <span aria-hidden="true">–</span>
          <span className="jr-hidden">{unshipped}</span>
        </>
      ) : (
        <Money cents={cents} />
      )}
    </>
  );
}

/** What a line of the cart costs, in cents; its price before the discount is struck through. */
export function Price({ cents, discount }: { cents: number; discount: number }) {
  const { insteadOf } = useMessages(cartWords);
  if (discount === 0) return <Money cents={cents} />;
  return (
    <>
      <Money cents={cents} />
      <span className="jr-hidden"> {insteadOf} </span>
      <s>
        <Money cents={cents + discount} />
      </s>
    </>
  );
}
