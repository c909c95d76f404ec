import { LazyPart } from '#app/rendering/LazyPart.tsx';
import type { OrderLine, PaidBy, PrintedAddress, Receipt, Tax } from '#machines/api/contract.ts';
import { linesOf } from '#machines/rules/address/address-format.ts';
import { wholeAddress } from '#machines/rules/payment/receipt.ts';
import { giftSectionMessages } from '#messages/en/gift.ts';
import { documentMessages, receiptMessages } from '#messages/en/invoice.ts';
import { reviewMessages } from '#messages/en/order.ts';
import { withdrawalLinkMessages } from '#messages/en/widgets.ts';
import type { English } from '#messages/english.ts';
import { fillNodes } from '#messages/fill-nodes.ts';
import { formatDate } from '#messages/format/format-date.ts';
import { useLocale, useMessages } from '#messages/use-messages.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { type Definition, DefinitionList } from '#parts/table/DefinitionList.tsx';
import { Money } from '#parts/text/Money.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { AddressLines } from '#screens/address/AddressLines.tsx';
import { OrderReview } from '#screens/purchase/checkout/review/OrderReview.tsx';
import styles from './OrderRecord.module.css';

export interface OrderRecordProps {
  order: Pick<Receipt, 'name' | 'email' | 'created' | 'lines' | 'total' | 'billing' | 'taxes'> &
    Partial<Pick<Receipt, 'shipping' | 'payment'>>;
  terms?: string | undefined;
  /** The number by which the order can be withdrawn from. */
  withdrawal?: string | undefined;
  number?: Definition | undefined;
  /** Only if it differs from the buyer. */
  billed?: readonly Definition[];
  entries?: readonly Definition[];
  hidesNotes?: boolean;
}

export function OrderRecord({
  order,
  number,
  terms,
  withdrawal,
  billed = [],
  entries = [],
  hidesNotes = false,
}: OrderRecordProps) {
  const { name, email, created, lines, total, billing, shipping = [], payment, taxes = [] } = order;
  const words = useMessages(documentMessages);
  const receipt = useMessages(receiptMessages);
  const review = useMessages(reviewMessages);
  const { link } = useMessages(withdrawalLinkMessages);
  const day = formatDate(created, useLocale());
  const shipments = shipping.filter(({ address }) => isAddress(address));
  return (
    <>
      <Section title={words.details}>
        <DefinitionList
          entries={[
            ...(number ? [number] : []),
            ...(day ? [{ term: receipt.date, detail: <time dateTime={created}>{day}</time> }] : []),
            { term: receipt.name, detail: <ServerWords>{name}</ServerWords> },
            { term: receipt.email, detail: <ServerWords>{email}</ServerWords> },
            ...billed,
            ...(billing && isAddress(billing)
              ? [{ term: words.billing, detail: <AddressLines address={wholeAddress(billing)} /> }]
              : []),
            ...entries,
            ...(shipments.length > 0 ? [{ term: words.shipping, detail: <Shipments shipments={shipments} /> }] : []),
            ...(payment ? [{ term: words.payment, detail: paidBy(words, payment) }] : []),
          ]}
        />
      </Section>
      <Section title={review.title}>
        <OrderReview
          lines={hidesNotes ? lines : lines.map((line) => ({ ...line, details: <Note {...line} /> }))}
          total={total}
          terms={terms}
          hideCaption
          below={taxes.length > 0 && <Taxes taxes={taxes} />}
        />
        {withdrawal !== undefined && (
          <p className="jr-screen">
            <TextLink href={`/withdraw?order=${encodeURIComponent(withdrawal)}`}>{link}</TextLink>
          </p>
        )}
      </Section>
    </>
  );
}

const isAddress = (address: PrintedAddress): boolean => linesOf(wholeAddress(address)).length > 0;

function Note({ message, deliver_on }: Pick<OrderLine, 'message' | 'deliver_on'>) {
  const { loading, failed } = useMessages(giftSectionMessages);
  if (message === undefined && deliver_on === undefined) return null;
  return (
    <LazyPart load={loadGiftNote} loading={loading} failed={failed}>
      {({ GiftNote }) => <GiftNote message={message} day={deliver_on} />}
    </LazyPart>
  );
}

const Shipments = ({ shipments }: { shipments: NonNullable<Receipt['shipping']> }) => (
  <ul className={styles.shipments}>
    {shipments.map(({ name, address, goods = [] }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat, and their order never changes.
      <li key={at}>
        <p>
          <ServerWords>{name}</ServerWords>
        </p>
        <AddressLines address={wholeAddress(address)} />
        {goods.length > 0 && (
          <ul className="jr-fine">
            {goods.map((given, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat, and their order never changes.
              <li key={place}>
                {given.qty} × <ServerWords>{given.name}</ServerWords>
              </li>
            ))}
          </ul>
        )}
      </li>
    ))}
  </ul>
);

function Taxes({ taxes }: { taxes: readonly Tax[] }) {
  const { includes } = useMessages(documentMessages);
  return (
    <ul className={`${styles.taxes} jr-fine`}>
      {taxes.map(({ label, amount }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat, and their order never changes.
        <li key={at}>
          <span>{fillNodes(includes, { tax: <ServerWords>{label}</ServerWords> })}</span>
          <Money cents={amount} />
        </li>
      ))}
    </ul>
  );
}

function paidBy(words: English['document'], { kind, name, last_four }: PaidBy) {
  const method = name ? <ServerWords>{name}</ServerWords> : words[kind];
  return last_four === undefined ? method : fillNodes(words.endingIn, { method, number: <bdi>{last_four}</bdi> });
}

const loadGiftNote = () => import('#screens/purchase/checkout/GiftNote.tsx');
