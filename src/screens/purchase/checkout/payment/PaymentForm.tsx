import { useEffect, useRef, useState } from 'react';
import { useFlow } from '#app/world/use-flow.ts';
import { useWorld } from '#app/world/WorldProvider.tsx';
import { StripeForm, type StripeFormProps } from '#host/payment/StripeForm.tsx';
import { paymentForm } from '#machines/purchase/checkout/payment/payment-form.ports.ts';
import { paymentMessages } from '#messages/en/payment.ts';
import { useProblemText } from '#messages/problem-text.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { LoadNotice } from '#parts/notice/LoadNotice.tsx';
import styles from './PaymentBlock.module.css';
import { type OfferedWallets, useWallets } from './use-wallets.tsx';

export type { OfferedWallets };

export interface PaymentFormProps extends Pick<StripeFormProps, 'secret' | 'pubkey' | 'locale'> {
  isExplained: boolean;
  takesFocus?: boolean;
  wallets?: OfferedWallets;
  onOpened: () => void;
  onBlocked?: (isBlocked: boolean) => void;
}

/**
 * The provider's payment form. Takes the focus when it opens, unless the reader already types in it; if its script is
 * blocked, shows an error and a retry button.
 */
export function PaymentForm({ secret, pubkey, locale, isExplained, takesFocus = false, ...props }: PaymentFormProps) {
  const [snapshot, actor] = useFlow(paymentForm, { pubkey });
  const { paymentForms } = useWorld();
  const checkout = useMessages(paymentMessages);
  const textOf = useProblemText();
  const place = useRef<HTMLDivElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const [enter, setEnter] = useState<{ focus: () => void }>();
  const { wallets, isWaiting } = useWallets(props.wallets);
  const isBlocked = snapshot.matches('blocked');
  const isOpen = snapshot.matches('open');
  const isReady = enter !== undefined && !isWaiting && snapshot.matches('opening');

  // biome-ignore lint/correctness/useExhaustiveDependencies: reports once, with the latest props.
  useEffect(() => {
    if (!isReady) return;
    actor.send({ type: 'form.readied' });
    props.onOpened();
  }, [isReady]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports each change once.
  useEffect(() => props.onBlocked?.(isBlocked), [isBlocked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves focus only when the form opens or is found blocked.
  useEffect(() => {
    if (!place.current || !(isOpen || isBlocked) || !isAwaited(place.current, takesFocus)) return;
    if (isBlocked) place.current.querySelector('button')?.focus();
    else if (!fields.current?.contains(document.activeElement)) enter?.focus();
  }, [isOpen, isBlocked]);

  return (
    <div ref={place} className={styles.form}>
      <LoadNotice
        state={isOpen ? 'loaded' : isBlocked ? 'failed' : 'loading'}
        loading={checkout.loadingPayment}
        failed={isExplained ? '' : textOf({ field: 'payment', code: 'paymentUnavailable' })}
        retry={checkout.retryPayment}
        onRetry={() => actor.send({ type: 'form.retried' })}
      />
      {paymentForms && (isOpen || snapshot.matches('opening')) && (
        <div ref={fields} className={isWaiting ? styles.waiting : undefined}>
          <StripeForm
            forms={paymentForms}
            secret={secret}
            pubkey={pubkey}
            locale={locale}
            wallets={wallets}
            onReady={(focus) => setEnter({ focus })}
            onFailed={() => actor.send({ type: 'form.failed' })}
          />
        </div>
      )}
    </div>
  );
}

/**
 * Whether the reader is waiting for the form: the focus is in it, on the submit button, or nowhere after the reader
 * asked for the form.
 */
function isAwaited(place: HTMLElement, isAskedFor: boolean): boolean {
  const { activeElement: focused, body } = place.ownerDocument;
  if (!focused || focused === body) return isAskedFor;
  return (
    place.contains(focused) ||
    // The wrapper focused after a retry.
    focused.contains(place) ||
    (focused.matches('[type="submit"]') && focused.closest('form') === place.closest('form'))
  );
}
