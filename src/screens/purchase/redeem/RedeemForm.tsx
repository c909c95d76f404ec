import type { FieldBinding } from '#app/forms/problems-shown.ts';
import { useToday } from '#app/rendering/use-today.ts';
import type { OrderLine } from '#machines/api/contract.ts';
import {
  giftOf,
  places,
  type RedeemDraft,
  type redeemMachine,
  redeemPrice,
} from '#machines/purchase/redeem/redeem.machine.ts';
import { changesDelivery, giftPrice, isClosed, needsUpgrade } from '#machines/rules/gift/gift.ts';
import { renewalCharge } from '#machines/rules/renewal/renewal-charge.ts';
import { DELIVERABLES, type Deliverable } from '#machines/rules/subscription/subscription.ts';
import { addressMessages } from '#messages/en/address.ts';
import { redeemMessages } from '#messages/en/gift.ts';
import { levelMessages, termMessages } from '#messages/en/subscription.ts';
import { useProblemText } from '#messages/problem-text.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { RadioSection } from '#parts/form/choice/RadioSection.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { DefinitionList } from '#parts/table/DefinitionList.tsx';
import { Money } from '#parts/text/Money.tsx';
import { useChangeName } from '#screens/account/use-change-name.ts';
import { useDeliveryLabel } from '#screens/account/use-delivery-label.ts';
import { CheckoutPanel } from '#screens/purchase/checkout/CheckoutPanel.tsx';
import { ReaderAddress } from '#screens/purchase/checkout/OrderAddress.tsx';
import { PurchaseForm } from '#screens/purchase/checkout/PurchaseForm.tsx';
import { PurchaserFields } from '#screens/purchase/checkout/PurchaserFields.tsx';
import { OrderSummary } from '#screens/purchase/checkout/review/OrderSummary.tsx';
import { PASSWORD_FIELDS, readerAddressFields } from '#screens/purchase/checkout/shown-fields.ts';
import { type PurchaseFormOf, usePurchase } from '#screens/purchase/checkout/use-purchase.ts';

export function RedeemForm({ snapshot, send }: PurchaseFormOf<typeof redeemMachine>) {
  const words = useMessages(addressMessages);
  const { emailHint, chargedLater } = useMessages(redeemMessages);
  const { draft } = snapshot.context;
  const { page, form } = draft;
  const purchase = usePurchase(snapshot, send, { id: 'redeem', fields: shownFields(draft), aliases: ALIASES });
  const { change } = purchase;
  const line = useLine(draft);
  const isUpgrade = line.kind === 'subscription-upgrade';
  const { subscriber, payment_info } = page;
  const today = useToday();
  const charge = subscriber && renewalCharge(subscriber, payment_info, giftOf(draft).gift.term, today);
  return (
    <PurchaseForm
      purchase={purchase}
      summary={
        isUpgrade && (
          <OrderSummary
            lines={[line]}
            edits={{ 'personal-subscription': purchase.fieldProps('subscription.deliverable').id }}
          />
        )
      }
      conclusion={
        <CheckoutPanel
          purchase={purchase}
          page={page}
          lines={[line]}
          hidesReview={!isUpgrade}
          isSummarized
          note={charge && charge !== 'never' ? chargedLater : undefined}
        />
      }
    >
      <Delivery
        draft={draft}
        tied={purchase.fieldProps('subscription.deliverable')}
        onChange={(delivery) => change({ delivery })}
      />
      <PurchaserFields
        purchaser={form}
        isKnown={page.subscriber !== null}
        emailHint={isUpgrade ? undefined : emailHint}
        newPassword={page.subscriber === null && form}
        fieldProps={purchase.fieldProps}
        onChange={(text) => change({ text })}
      />
      {places.asks(draft).own && (
        <ReaderAddress
          title={words.subscription}
          draft={draft}
          saved={places.saved(draft)}
          category={places.categoryOf(draft, 'address')}
          countries={snapshot.children.shipping}
          fieldProps={purchase.fieldProps}
          change={change}
        />
      )}
    </PurchaseForm>
  );
}

function useLine(draft: RedeemDraft): OrderLine {
  const words = useMessages(redeemMessages);
  const changeName = useChangeName();
  const { deliverable } = draft;
  const isUpgrade = needsUpgrade(giftOf(draft), deliverable);
  return {
    kind: isUpgrade ? 'subscription-upgrade' : 'gift-subscription',
    name: isUpgrade ? changeName({ level: giftOf(draft).gift.level, deliverable }) : words.giftLine,
    quantity: 1,
    amount: redeemPrice(draft),
    shipping: 0,
    discount: 0,
  };
}

const shownFields = (draft: RedeemDraft): string[] => [
  'subscription.deliverable',
  'name',
  'email',
  ...(draft.page.subscriber ? [] : PASSWORD_FIELDS),
  ...(places.asks(draft).own ? readerAddressFields(draft, places.saved(draft) !== undefined) : []),
];

const ALIASES = {
  subscription: 'subscription.deliverable',
  deliverable: 'subscription.deliverable',
  shipcode: 'subscription.deliverable',
};

interface DeliveryProps {
  draft: RedeemDraft;
  tied: FieldBinding;
  onChange: (deliverable: Deliverable) => void;
}

function Delivery({ draft, tied, onChange }: DeliveryProps) {
  const { page, deliverable } = draft;
  const gift = giftOf(draft);
  const words = useMessages(redeemMessages);
  const level = useMessages(levelMessages);
  const term = useMessages(termMessages);
  const labelOf = useDeliveryLabel(page.settings);
  const textOf = useProblemText();
  const given = gift.gift.deliverables.set;
  const isUpgrade = needsUpgrade(gift, deliverable);
  const isOther = changesDelivery(gift, deliverable, page.subscriber?.timetable);
  return (
    <>
      <Section title={words.gift}>
        <DefinitionList
          entries={[
            { term: words.level, detail: level[gift.gift.level] },
            { term: words.term, detail: term[gift.gift.term] },
            { term: words.delivery, detail: labelOf(given) },
          ]}
        />
        {!gift.can_upgrade && (
          <Notice kind="warning">{textOf({ field: 'general', code: 'upgradeUnavailable' })}</Notice>
        )}
      </Section>
      <RadioSection
        {...tied}
        legend={words.delivery}
        value={deliverable}
        options={DELIVERABLES.map((each) => ({
          value: each,
          label: labelOf(each),
          description: each === given ? words.given : undefined,
          price: each === given ? undefined : <Money cents={giftPrice(gift, each)} isExtra />,
          disabled: isClosed(gift, each),
          disabledReason: words.closed,
        }))}
        onChange={onChange}
      >
        <div role="status">{isUpgrade && <Notice>{words.upgradeRequired}</Notice>}</div>
        <div role="status">{isOther && <Notice kind="warning">{words.misaligned}</Notice>}</div>
      </RadioSection>
    </>
  );
}
