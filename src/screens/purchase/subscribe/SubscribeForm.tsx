import { useEffect, useState } from 'react';
import type { BindField } from '#app/forms/problems-shown.ts';
import { LazyPart } from '#app/rendering/LazyPart.tsx';
import { useToday } from '#app/rendering/use-today.ts';
import { isLater } from '#machines/purchase/checkout/parts/add-to-cart-part.ts';
import type { ChangeOf } from '#machines/purchase/checkout/purchase.ts';
import {
  askedAddress,
  asksCategory,
  builtOf,
  type Delivery,
  makesAccount,
  places,
  type SubscribeDraft,
  type subscribeMachine,
} from '#machines/purchase/subscribe/subscribe.machine.ts';
import { isFree } from '#machines/rules/cart/order-review.ts';
import type { ClampedQuantity } from '#machines/rules/cart/quantity.ts';
import { deliveryDays, type GiftMessageProblem } from '#machines/rules/gift/gift-message.ts';
import { GIFTS } from '#machines/rules/subscription/subscribe-link.ts';
import { deliverableOf, type Purpose, yearsOf } from '#machines/rules/subscription/subscription.ts';
import { addressMessages } from '#messages/en/address.ts';
import { giftMessages, giftPreviewMessages } from '#messages/en/gift.ts';
import { checkoutMessages } from '#messages/en/order.ts';
import { renewNoteMessages } from '#messages/en/subscription.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { RadioSection } from '#parts/form/choice/RadioSection.tsx';
import { Field } from '#parts/form/Field.tsx';
import { QuantityField } from '#parts/form/number/QuantityField.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { builderEdits, useOrder } from '#screens/purchase/builder/builder-shown.ts';
import { SubscriptionBuilder } from '#screens/purchase/builder/SubscriptionBuilder.tsx';
import { useClampNote } from '#screens/purchase/builder/use-clamp-note.ts';
import { Conclusion, TimingChoice } from '#screens/purchase/checkout/Conclusion.tsx';
import { GiftNote } from '#screens/purchase/checkout/GiftNote.tsx';
import { OrderAddress, type OrderAddressProps, ReaderAddress } from '#screens/purchase/checkout/OrderAddress.tsx';
import { PurchaseForm } from '#screens/purchase/checkout/PurchaseForm.tsx';
import { PurchaserFields } from '#screens/purchase/checkout/PurchaserFields.tsx';
import { OrderSummary } from '#screens/purchase/checkout/review/OrderSummary.tsx';
import { type PurchaseFormOf, usePurchase } from '#screens/purchase/checkout/use-purchase.ts';
import styles from '#screens/purchase/coupon/CouponPlace.module.css';
import { aliasesOf, hasNote, shownFields } from './subscribe-shown.ts';

type Change = ChangeOf<typeof subscribeMachine>;

export function SubscribeForm({ snapshot, send }: PurchaseFormOf<typeof subscribeMachine>) {
  const { freeOrder } = useMessages(checkoutMessages);
  const { renewNote } = useMessages(renewNoteMessages);
  const { draft } = snapshot.context;
  const { page, purpose, timing, choice, gifts } = draft;
  const { settings } = page;
  const purchase = usePurchase(snapshot, send, {
    id: 'subscribe',
    fields: shownFields(draft),
    aliases: aliasesOf(draft),
    texts: useNoteTexts(),
  });
  const { change } = purchase;
  const built = builtOf(draft);
  const note = noteOf(draft);
  const { lines: ordered, totals } = useOrder(built);
  const lines = ordered.map((line) => (note && line.kind === 'gift-subscription' ? { ...line, details: note } : line));
  const renewsIn = purpose === 'gift' ? undefined : yearsOf(choice.term);
  return (
    <PurchaseForm
      purchase={purchase}
      notice={!isLater(draft) && isFree(totals.total) && <Notice>{freeOrder}</Notice>}
      summary={
        <OrderSummary
          lines={lines}
          totals={totals}
          edits={{
            'personal-subscription': purchase.fieldProps('level').id,
            'gift-subscriptions': purchase.fieldProps('giftsubs').id,
            ...builderEdits(purchase.fieldProps),
          }}
        />
      }
      conclusion={
        <Conclusion
          purchase={purchase}
          page={page}
          timing={timing}
          lines={lines}
          totals={totals}
          note={renewsIn === undefined ? undefined : renewNote}
          renewsIn={renewsIn}
          renewal={{ years: renewsIn, days: page.subscribe.renews_on }}
        />
      }
    >
      <PurposeChoice purpose={purpose} gifts={gifts} fieldProps={purchase.fieldProps} change={change} />
      <SubscriptionBuilder
        draft={draft}
        built={built}
        products={snapshot.children.products}
        page="subscribe"
        asksCategory={asksCategory(draft)}
        purchase={purchase}
        send={send}
      />
      {hasNote(draft) && <NoteSection draft={draft} fieldProps={purchase.fieldProps} change={change} />}
      {purpose === 'gift' && !hasNote(draft) && (
        <div className={styles.untitled}>
          <Preview draft={draft} />
        </div>
      )}
      {settings.features?.subscribe?.checkout_later && (
        <TimingChoice timing={timing} onChange={(chosen) => change({ timing: chosen })} />
      )}
      {!isLater(draft) && (
        <Details
          draft={draft}
          countries={snapshot.children.shipping}
          fieldProps={purchase.fieldProps}
          change={change}
        />
      )}
    </PurchaseForm>
  );
}

interface DetailsProps {
  draft: SubscribeDraft;
  countries: OrderAddressProps['countries'];
  fieldProps: BindField;
  change: (change: Change) => void;
}

/** A gift goes to its giver or to a named recipient (CHECK-12, CHECK-13). */
function Details({ draft, countries, fieldProps, change }: DetailsProps) {
  const words = useMessages(addressMessages);
  const gift = useMessages(giftMessages);
  const { page, purpose, destination, choice, form } = draft;
  const asked = askedAddress(draft);
  const address = { draft, category: choice.shipcode, countries, fieldProps, change };
  return (
    <>
      <PurchaserFields
        purchaser={form}
        isKnown={page.subscriber !== null}
        newPassword={makesAccount(draft) && form}
        fieldProps={fieldProps}
        onChange={(text) => change({ text })}
      />
      {purpose === 'gift' && (
        <RadioSection
          group
          legend={gift.recipient}
          value={destination}
          options={[
            { value: 'giver', label: gift.toGiver, description: gift.toGiverHint },
            { value: 'recipient', label: gift.toRecipient, description: gift.toRecipientHint },
          ]}
          onChange={(chosen) => change({ destination: chosen })}
        >
          {destination === 'recipient' && (
            <Field
              {...fieldProps('recipient_name')}
              label={gift.recipientName}
              value={form.recipient_name}
              onChange={(recipient_name) => change({ text: { recipient_name } })}
            />
          )}
          {asked === 'recipient_address' && <OrderAddress name="recipient_address" {...address} />}
        </RadioSection>
      )}
      {asked === 'address' && (
        <ReaderAddress
          title={purpose === 'personal' && choice.medium === 'print' ? words.subscription : words.mailing}
          saved={places.saved(draft)}
          {...address}
        />
      )}
    </>
  );
}

interface PurposeChoiceProps {
  purpose: Purpose;
  gifts: ClampedQuantity;
  fieldProps: BindField;
  change: (change: { purpose?: Purpose; quantity?: string }) => void;
}

export function PurposeChoice({ purpose, gifts, fieldProps, change }: PurposeChoiceProps) {
  const words = useMessages(giftMessages);
  const note = useClampNote(gifts, GIFTS);
  return (
    <RadioSection
      {...fieldProps('purpose')}
      group
      legend={words.purpose}
      value={purpose}
      options={[
        { value: 'personal', label: words.personal },
        { value: 'gift', label: words.gift, description: words.giftHint },
      ]}
      onChange={(chosen) => change({ purpose: chosen })}
    >
      {purpose === 'gift' && (
        <QuantityField
          {...fieldProps('giftsubs')}
          label={words.quantity}
          hint={note}
          value={gifts.quantity}
          minimum={GIFTS.min}
          maximum={GIFTS.max}
          onChange={(quantity) => change({ quantity })}
        />
      )}
      <LiveRegion text={(purpose === 'gift' && note) || ''} hidden />
    </RadioSection>
  );
}

const noteOf = (draft: SubscribeDraft) =>
  hasNote(draft) && <GiftNote message={draft.form.gift_message} day={draft.delivery?.day} />;

function Preview({ draft }: { draft: SubscribeDraft }) {
  const words = useMessages(giftPreviewMessages);
  const [isOpen, setOpen] = useState(false);
  const { page, choice, form, destination, delivery } = draft;
  const isNoted = hasNote(draft);
  return (
    <div className="jr-screen">
      <QuietButton label={words.preview} onClick={() => setOpen(true)} />
      {isOpen && (
        <LazyPart load={loadGiftSheet} loading={words.loading} failed={words.failed}>
          {({ GiftPreview }) => (
            <GiftPreview
              gift={{
                level: choice.level,
                term: choice.term,
                deliverable: deliverableOf(choice),
                ...(destination === 'recipient' && { recipient_name: form.recipient_name }),
                ...(isNoted && { message: form.gift_message, deliver_on: delivery?.day }),
              }}
              giver={form.name}
              settings={page.settings}
              onClose={() => setOpen(false)}
            />
          )}
        </LazyPart>
      )}
    </div>
  );
}

function useNoteTexts(): Record<GiftMessageProblem, string> {
  const { tooLong, unreadableDay, past, tooFar } = useMessages(giftMessages);
  return {
    'gift.tooLong': tooLong,
    'gift.unreadableDay': unreadableDay,
    'gift.past': past,
    'gift.tooFar': tooFar,
  };
}

interface NoteSectionProps {
  draft: SubscribeDraft;
  fieldProps: BindField;
  change: (change: { text?: { gift_message: string }; delivery?: Delivery }) => void;
}

function NoteSection({ draft, fieldProps, change }: NoteSectionProps) {
  const words = useMessages(giftMessages);
  const today = useToday();
  const { first, last } = deliveryDays(today);
  const day = draft.delivery?.day ?? '';
  const checked = draft.delivery?.today;
  // Midnight may pass while the page is open.
  useEffect(() => {
    if (checked !== today) change({ delivery: { day, today } });
  }, [change, checked, day, today]);
  return (
    <Section title={words.note} group>
      <Field
        {...fieldProps('gift_message')}
        label={words.message}
        hint={words.messageHint}
        optional
        multiline
        value={draft.form.gift_message ?? ''}
        onChange={(gift_message) => change({ text: { gift_message } })}
      />
      <Field
        {...fieldProps('deliver_on')}
        label={words.day}
        hint={words.dayHint}
        optional
        type="date"
        min={first}
        max={last}
        value={day}
        beside={<Preview draft={draft} />}
        onChange={(chosen) => change({ delivery: { day: chosen, today } })}
      />
    </Section>
  );
}

const loadGiftSheet = () => import('#screens/purchase/gift/GiftSheet.tsx');
