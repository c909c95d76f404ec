import { useFlow } from '#app/WorldProvider.tsx';
import type { StripeFormProps } from '#host/StripeForm.tsx';
import type { Order } from '#machines/purchase/checkout/order.ts';
import { walletZone } from '#machines/purchase/checkout/wallet-zone.ts';
import type { WalletNote } from '#machines/purchase/checkout/wallets.machine.ts';
import { wallets as flow } from '#machines/purchase/checkout/wallets.ports.ts';
import type { Cents } from '#machines/rules/price/money.ts';
import { useMessages } from '#messages/context.tsx';
import { walletWords } from '#messages/en/wallet.ts';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import styles from './PaymentBlock.module.css';

/** What wallets pay for, and how that is getting on. */
export interface OfferedWallets {
  /** What was ordered last. */
  order: Order | undefined;
  /** What the intent comes to, in cents. */
  amount: Cents | undefined;
  /** The order comes to another amount by now, so that a wallet would show the wrong one. */
  isChanged: boolean;
  /** Nothing can be ordered at the moment. */
  isHeld: boolean;
  /** An order is under way. */
  isPaying: boolean;
  /** A wallet authorized the payment, which is to be ordered and confirmed like any other. */
  onAuthorized: () => void;
}

/** The wallets above a payment form, and whether it waits to know of them. */
export function useWallets(offered: OfferedWallets | undefined): {
  wallets?: NonNullable<StripeFormProps['wallets']>;
  isWaiting: boolean;
} {
  const words = useMessages(walletWords);
  const [snapshot, actor] = useFlow(flow, { zone: offered?.order && walletZone(offered.order) });
  if (!offered || !snapshot.hasTag('shown')) return { isWaiting: offered !== undefined && snapshot.hasTag('loading') };
  const { countries, note } = snapshot.context;
  const { amount, isChanged, isHeld, isPaying } = offered;
  const isOffered = snapshot.hasTag('offered');
  return {
    isWaiting: snapshot.hasTag('loading'),
    wallets: {
      countries,
      amount,
      isPaying,
      shippingName: words.shippingIncluded,
      onFound: (isFound) => actor.send({ type: 'wallets.found', isOffered: isFound }),
      onFailed: () => actor.send({ type: 'wallets.failed' }),
      onOpened: () => actor.send({ type: 'sheet.opened' }),
      onCancelled: () => actor.send({ type: 'sheet.cancelled' }),
      onAddress: (country) => {
        actor.send({ type: 'address.chosen', country });
        return actor.getSnapshot().context.note !== 'abroad';
      },
      onAuthorized: (shown) => {
        // A sheet may stand in a window of its own, while the order is changed or sent on the page.
        const isOutdated = isChanged || shown !== amount;
        if (isOutdated) actor.send({ type: 'payment.outdated' });
        if (isOutdated || isHeld || isPaying || !actor.getSnapshot().can({ type: 'payment.authorized' })) return false;
        actor.send({ type: 'payment.authorized' });
        offered.onAuthorized();
        return true;
      },
      onEnded: () => actor.send({ type: 'payment.ended' }),
      frame: (buttons) => (
        <>
          <div hidden={isChanged} inert={isHeld}>
            {buttons}
            {isOffered && countries && <p className="jr-fine">{words.shipped}</p>}
          </div>
          <LiveRegion text={note ? textOf(words, note) : ''} />
          {isOffered && !isChanged && <p className={styles.divider}>{words.divider}</p>}
        </>
      ),
    },
  };
}

const textOf = (words: Record<WalletNote, string>, note: WalletNote): string => words[note];
