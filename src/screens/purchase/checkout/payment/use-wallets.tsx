import { useFlow } from '#app/world/use-flow.ts';
import type { StripeFormProps } from '#host/payment/StripeForm.tsx';
import type { Order } from '#machines/purchase/checkout/order.ts';
import { walletZone } from '#machines/purchase/checkout/payment/wallet-zone.ts';
import type { WalletNote } from '#machines/purchase/checkout/payment/wallets.machine.ts';
import { wallets as flow } from '#machines/purchase/checkout/payment/wallets.ports.ts';
import type { Cents } from '#machines/rules/price/money.ts';
import { walletMessages } from '#messages/en/wallet.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { ErrorBoundary } from '#parts/ErrorBoundary.tsx';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import styles from './PaymentBlock.module.css';

export interface OfferedWallets {
  order: Order | undefined;
  /** The intent's amount, in cents. */
  amount: Cents | undefined;
  /** The order no longer matches the intent's amount, so a wallet would show the wrong one. */
  isChanged: boolean;
  isHeld: boolean;
  isPaying: boolean;
  onAuthorized: () => void;
}

export function useWallets(offered: OfferedWallets | undefined): {
  wallets?: NonNullable<StripeFormProps['wallets']>;
  isWaiting: boolean;
} {
  const words = useMessages(walletMessages);
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
        // Some wallet sheets open in a separate window, and the order can be changed or sent meanwhile.
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
            <ErrorBoundary fallback={null}>{buttons}</ErrorBoundary>
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
