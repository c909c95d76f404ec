import { type ReactNode, useState } from 'react';
import { LazyPart } from '#app/rendering/LazyPart.tsx';
import type { OrderLine, PaymentRecord, Settings } from '#machines/api/contract.ts';
import { type Renewal, renews } from '#machines/purchase/checkout/renewal-consent.ts';
import { isFree } from '#machines/rules/cart/order-review.ts';
import { isBusy, type SubmitOrder, submitLabel } from '#machines/rules/payment/submit-label.ts';
import type { Cents } from '#machines/rules/price/money.ts';
import { type OrderTotals, orderTotals } from '#machines/rules/price/pricing.ts';
import { submitMessages } from '#messages/en/common.ts';
import { checkoutMessages, statusMessages } from '#messages/en/order.ts';
import { fill } from '#messages/message.ts';
import { useProblemText } from '#messages/problem-text.ts';
import { useMessages, useMoney } from '#messages/use-messages.tsx';
import { SubmitButton } from '#parts/form/SubmitButton.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import { ProgressBar } from '#parts/picture/ProgressBar.tsx';
import type { PaymentBlockProps } from '#screens/purchase/checkout/payment/PaymentBlock.tsx';
import { OrderReview, type OrderReviewProps, TermsOfSale } from '#screens/purchase/checkout/review/OrderReview.tsx';
import { type Progress, statusText } from '#screens/purchase/checkout/review/status-text.ts';
import styles from './CheckoutPanel.module.css';
import { LaterNotice, loadDeposits } from './LaterNotice.tsx';
import type { PurchaseShown } from './use-purchase.ts';

export interface CheckoutPanelProps {
  purchase: PurchaseShown;
  page: { settings: Settings; payment_info?: PaymentRecord | null; subscriber?: object | null };
  summary?: ReactNode;
  lines: readonly OrderLine[];
  /** In cents, if sent by the server; else the sum of the lines. */
  total?: Cents;
  /** Totals already known, from the server or the page. */
  totals?: OrderTotals;
  /** Blocks the order while something it depends on is loading. */
  isWaiting?: boolean;
  hidesReview?: boolean;
  /** The order is listed in a summary beside the form, so only the total and terms are shown here. */
  isSummarized?: boolean;
  payLabel?: string;
  note?: string;
  /** The number of years after which the order renews automatically, if it does. */
  renewsIn?: number;
  /** What the order charges later, explained before the button if the host wants it. */
  renewal?: Renewal;
  /** Overrides the page's method on file. */
  onFile?: PaymentRecord | null;
  /** Whether a new card may be saved; defaults to whether the reader has an account (CHECK-24). */
  offersKeeping?: boolean;
}

export function CheckoutPanel(props: CheckoutPanelProps) {
  const { purchase, page, lines, total, totals, isWaiting = false, hidesReview, note } = props;
  const { terms_of_sale, locale, bot_check } = page.settings;
  const { checkout, payment } = purchase;
  const words = useMessages(checkoutMessages);
  const { status, card, keepsCard, secret, send } = checkout;
  // An empty order has no amount, so it is not free.
  const amount = amountOf(props);
  const { changed, isAsking } = useTotalChange(purchase, amount);
  const free = lines.length > 0 && isFree(amount);
  // An order that may have been paid is checked first; until then, nothing on the page can pay it (POLL-8).
  const isPayable = !free && status !== 'unsettled';
  const showsPaymentForm = isPayable && card === 'add-card' && secret !== undefined;
  const label = useLabel(
    { status, isFree: free, showsPaymentForm, usesCardOnFile: card === 'use-card' },
    changed ? words.confirmTotal : undefined,
    props.payLabel,
  );
  const busy = isBusy(status);
  const [opened, setOpened] = useOpened(busy);
  const isHeld = isWaiting || purchase.isTold || purchase.isPricing || isUntold(props);
  return (
    <Section title={words.complete} screenOnly={hidesReview}>
      {props.summary}
      {!hidesReview && (
        <Ordered isSummarized={props.isSummarized} lines={lines} total={total} totals={totals} terms={terms_of_sale} />
      )}
      {isPayable && (
        <PaymentSection
          onFile={onFileIn(props)}
          canUse={checkout.hasCardOnFile}
          card={card}
          renewsIn={props.renewsIn}
          keepsCard={keepsCard}
          offersKeeping={props.offersKeeping ?? Boolean(page.subscriber)}
          secret={secret}
          locale={locale}
          problems={payment}
          disabled={busy}
          onCard={(chosen) => send({ type: 'card.chosen', card: chosen })}
          onKeeping={() => send({ type: 'keeping.toggled' })}
          wallets={{
            order: checkout.order,
            amount: checkout.amount,
            isChanged: checkout.amount !== amount,
            isHeld: isHeld || isAsking,
            onAuthorized: purchase.submit,
          }}
          onOpened={setOpened}
        />
      )}
      {note && <p>{note}</p>}
      <RenewalPlace {...props} />
      <LiveRegion text={changed} />
      <NextStep {...purchase}>
        <SubmitButton label={label} busy={busy || isHeld} />
      </NextStep>
      <CheckoutStatus
        status={status}
        isChecking={checkout.isChecking}
        isPaymentFormOpen={showsPaymentForm && opened === secret}
        fulfilment={checkout.fulfilment}
      />
      {bot_check && <p className="jr-fine jr-screen">{words.botNotice}</p>}
    </Section>
  );
}

const onFileIn = ({ onFile, page }: CheckoutPanelProps): PaymentRecord | null => onFile ?? page.payment_info ?? null;

const tellsRenewal = ({ page }: CheckoutPanelProps): boolean => (page.settings.renewal_consent ?? 'none') !== 'none';

/** Whether the host wants the renewal explained, and the page has yet to do so. */
const isUntold = (props: CheckoutPanelProps): boolean =>
  tellsRenewal(props) && renews(props.renewal ?? {}) && !props.purchase.renewalShown;

function RenewalPlace(props: CheckoutPanelProps) {
  const { purchase, lines, renewal = {}, page } = props;
  const isGift = lines.some(({ kind }) => kind === 'gift-subscription');
  if (!tellsRenewal(props) || !(renews(renewal) || isGift)) return null;
  return (
    <LaterNotice load={loadTerms}>
      {({ RenewalTerms }) => (
        <RenewalTerms
          purchase={purchase}
          lines={lines}
          renewal={renewal}
          onFile={onFileIn(props)}
          isAsked={page.settings.renewal_consent === 'checkbox'}
        />
      )}
    </LaterNotice>
  );
}

/** The secret of the payment form that just opened. A form that is still open after a failed order is not announced again. */
function useOpened(busy: boolean) {
  const [opened, setOpened] = useState<string>();
  if (busy && opened !== undefined) setOpened(undefined);
  return [opened, setOpened] as const;
}

/** Says that the total has changed while a payment is open, other than by the reader. */
function useTotalChange({ agreed, checkout }: PurchaseShown, amount: Cents) {
  const words = useMessages(checkoutMessages);
  const money = useMoney();
  const isSame = agreed === undefined || agreed === amount;
  const changed = isSame ? '' : fill(words.totalChanged, { before: money(agreed), now: money(amount) });
  return { changed, isAsking: !isSame || checkout.question !== undefined };
}

type OrderedProps = OrderReviewProps & Pick<CheckoutPanelProps, 'isSummarized'>;

function Ordered({ isSummarized, ...review }: OrderedProps) {
  return isSummarized && review.lines.length > 0 ? <TermsOfSale {...review} /> : <OrderReview {...review} />;
}

const amountOf = ({ lines, total, totals }: CheckoutPanelProps): Cents => total ?? (totals ?? orderTotals(lines)).total;

function useLabel(order: SubmitOrder, confirm: string | undefined, payLabel: string | undefined): string {
  const words = useMessages(submitMessages);
  const label = submitLabel(order);
  return confirm ?? ((label === 'payment' && payLabel) || words[label]);
}

/** Announces the progress of an order; keep it mounted. */
function CheckoutStatus(progress: Progress) {
  const texts = useMessages(statusMessages);
  return (
    <>
      <LiveRegion text={statusText(texts, progress)} hidden={progress.status === 'sendable'} />
      {progress.status === 'completing' && <ProgressBar label={texts.completing} />}
    </>
  );
}

interface NextStepProps extends Pick<PurchaseShown, 'checkout' | 'orderAgain'> {
  children: ReactNode;
}

/** What a waiting payment or an open question asks of the reader, else the button. */
function NextStep({ checkout, orderAgain, children }: NextStepProps) {
  const { deposits, question, send } = checkout;
  return (
    <>
      {deposits && (
        <LaterNotice load={loadDeposits}>
          {({ DepositsNotice }) => <DepositsNotice deposits={deposits} of="payment" isNew />}
        </LaterNotice>
      )}
      {question ? (
        <LaterNotice load={loadQuestion}>
          {({ OrderQuestion }) => (
            <OrderQuestion question={question} onCheck={() => send({ type: 'check.requested' })} onAgree={orderAgain} />
          )}
        </LaterNotice>
      ) : (
        children
      )}
    </>
  );
}

/** Loads its code once there is a choice to make or a form to fill in. */
function PaymentSection(props: PaymentBlockProps) {
  const { onFile, offersKeeping, secret, problems } = props;
  const textOf = useProblemText();
  const isAsked = onFile !== null || offersKeeping || secret !== undefined || problems.length > 0;
  if (!isAsked) return null;
  return (
    <LazyPart
      load={secret === undefined ? loadBlock : loadBlockAndForm}
      place={onFile ? styles.choice : styles.place}
      loading=""
      failed={textOf({ field: 'payment', code: 'paymentUnavailable' })}
    >
      {({ PaymentBlock }) => <PaymentBlock {...props} />}
    </LazyPart>
  );
}

const loadTerms = () => import('./RenewalTerms.tsx');

const loadQuestion = () => import('./OrderQuestion.tsx');

const loadBlock = () => import('#screens/purchase/checkout/payment/PaymentBlock.tsx');

/** Loads both in parallel, so that the form does not wait for the block around it. */
function loadBlockAndForm() {
  // PaymentSlot reports a failure.
  import('#screens/purchase/checkout/payment/PaymentForm.tsx').catch(() => undefined);
  return loadBlock();
}
