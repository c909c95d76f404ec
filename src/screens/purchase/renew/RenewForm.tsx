import { useToday } from '#app/rendering/use-today.ts';
import { isLater } from '#machines/purchase/checkout/parts/add-to-cart-part.ts';
import type { ChangeOf } from '#machines/purchase/checkout/purchase.ts';
import {
  asksAddress,
  asksCategory,
  builtOf,
  places,
  type RenewDraft,
  readerOf,
  renewalOf,
  type renewMachine,
} from '#machines/purchase/renew/renew.machine.ts';
import { linesOf } from '#machines/rules/address/address-format.ts';
import { destinationOf, lacksAddress } from '#machines/rules/address/delivery.ts';
import { zoneOf } from '#machines/rules/address/shipping.ts';
import { isFree } from '#machines/rules/cart/order-review.ts';
import { renewalCharge } from '#machines/rules/renewal/renewal-charge.ts';
import { yearsOf } from '#machines/rules/subscription/subscription.ts';
import { addressMessages } from '#messages/en/address.ts';
import { checkoutMessages } from '#messages/en/order.ts';
import { levelMessages, renewMessages, renewNoteMessages, termMessages } from '#messages/en/subscription.ts';
import { formatCount } from '#messages/format/plural.ts';
import { useLocale, useMessages } from '#messages/use-messages.tsx';
import { RadioSection } from '#parts/form/choice/RadioSection.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { DefinitionList } from '#parts/table/DefinitionList.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { useDeliveryLabel } from '#screens/account/use-delivery-label.ts';
import { builderEdits, useOrder } from '#screens/purchase/builder/builder-shown.ts';
import { SubscriptionBuilder } from '#screens/purchase/builder/SubscriptionBuilder.tsx';
import { Conclusion, TimingChoice } from '#screens/purchase/checkout/Conclusion.tsx';
import { ReaderAddress } from '#screens/purchase/checkout/OrderAddress.tsx';
import { PurchaseForm } from '#screens/purchase/checkout/PurchaseForm.tsx';
import { PurchaserFields } from '#screens/purchase/checkout/PurchaserFields.tsx';
import { OrderSummary } from '#screens/purchase/checkout/review/OrderSummary.tsx';
import { StaleNotice } from '#screens/purchase/checkout/StaleNotice.tsx';
import { couponFields, readerAddressFields } from '#screens/purchase/checkout/shown-fields.ts';
import { type PurchaseFormOf, usePurchase } from '#screens/purchase/checkout/use-purchase.ts';

type Change = ChangeOf<typeof renewMachine>;

export function RenewForm({ snapshot, send }: PurchaseFormOf<typeof renewMachine>) {
  const words = useMessages(addressMessages);
  const renewal = useMessages(renewMessages);
  const { freeOrder } = useMessages(checkoutMessages);
  const { renewNote } = useMessages(renewNoteMessages);
  const { draft } = snapshot.context;
  const { page, timing, form } = draft;
  const purchase = usePurchase(snapshot, send, {
    id: 'renew',
    fields: shownFields(draft),
    aliases: { amount: 'donation' },
  });
  const { change } = purchase;
  const chargeText = { soon: renewal.chargedSoon, later: renewal.chargedLater, never: renewal.chargedNever };
  const built = builtOf(draft);
  const { lines, totals } = useOrder(built);
  const renewsIn = yearsOf(built.choice.term);
  const charge = renewalCharge(readerOf(draft), page.payment_info, built.choice.term, useToday());
  return (
    <PurchaseForm
      purchase={purchase}
      notice={
        <>
          <StaleNotice
            text={draft.news && renewal[draft.news]}
            goOn={draft.news === 'renewed' ? renewal.again : renewal.goOn}
            onSeen={() => send({ type: 'news.seen' })}
          />
          {!isLater(draft) && isFree(totals.total) && <Notice>{freeOrder}</Notice>}
        </>
      }
      summary={
        <OrderSummary
          lines={lines}
          totals={totals}
          edits={{
            'personal-subscription': purchase.fieldProps(draft.isChanging ? 'level' : 'settings').id,
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
          renewal={{
            years: page.subscriber?.account.autorenew ? renewsIn : undefined,
            days: page.renew?.renews_on,
          }}
        />
      }
    >
      {charge && (
        <div className="jr-apart">
          <Notice>{chargeText[charge]}</Notice>
        </div>
      )}
      <Held draft={draft} />
      {!draft.isForced && (
        <SettingsChoice id={purchase.fieldProps('settings').id} isChanging={draft.isChanging} change={change} />
      )}
      <SubscriptionBuilder
        draft={draft}
        built={built}
        products={snapshot.children.products}
        page="renew"
        asksCategory={asksCategory(draft)}
        isSettled={!draft.isChanging}
        purchase={purchase}
        send={send}
      />
      {page.settings.features?.renew?.checkout_later && (
        <TimingChoice timing={timing} onChange={(chosen) => change({ timing: chosen })} />
      )}
      {!isLater(draft) && (
        <PurchaserFields
          purchaser={form}
          isKnown
          fieldProps={purchase.fieldProps}
          onChange={(text) => change({ text })}
        />
      )}
      {asksAddress(draft) && (
        <ReaderAddress
          title={built.choice.medium === 'print' ? words.subscription : words.mailing}
          draft={draft}
          saved={places.saved(draft)}
          category={built.choice.shipcode}
          countries={snapshot.children.shipping}
          fieldProps={purchase.fieldProps}
          change={change}
        />
      )}
    </PurchaseForm>
  );
}

/** The current subscription, and what is missing to renew it unchanged (RENEW-3). */
function Held({ draft }: { draft: RenewDraft }) {
  const words = useMessages(renewMessages);
  const level = useMessages(levelMessages);
  const term = useMessages(termMessages);
  const locale = useLocale();
  const { settings, token } = renewalOf(draft);
  const labelOf = useDeliveryLabel(draft.page.settings);
  const destination = destinationOf(settings.deliverable);
  const { addresses } = readerOf(draft).account;
  const address = destination && addresses[zoneOf(destination)];
  return (
    <Section title={words.held}>
      <DefinitionList
        entries={[
          { term: words.level, detail: level[settings.level] },
          { term: words.delivery, detail: labelOf(settings.deliverable) },
          ...(address
            ? [{ term: words.sentTo, detail: <ServerWords>{linesOf(address).join(', ')}</ServerWords> }]
            : []),
          { term: words.term, detail: term[settings.term] },
          ...(token
            ? [
                { term: words.left, detail: formatCount(token.tokens_left, locale) },
                { term: words.expected, detail: formatCount(token.issues_expected, locale) },
              ]
            : []),
        ]}
      />
      {lacksAddress(settings.deliverable, addresses) && <Notice kind="warning">{words.missingAddress}</Notice>}
    </Section>
  );
}

interface SettingsChoiceProps {
  id: string;
  isChanging: boolean;
  change: (change: Change) => void;
}

function SettingsChoice({ id, isChanging, change }: SettingsChoiceProps) {
  const words = useMessages(renewMessages);
  return (
    <RadioSection
      id={id}
      legend={words.settings}
      value={isChanging ? 'other' : 'same'}
      options={[
        { value: 'same', label: words.same },
        { value: 'other', label: words.other },
      ]}
      onChange={(settings: 'same' | 'other') => change({ settings })}
    />
  );
}

const shownFields = (draft: RenewDraft): string[] => [
  ...(draft.isChanging ? ['level', 'medium', 'term', ...(asksCategory(draft) ? ['shipcode'] : [])] : []),
  ...couponFields(draft.page),
  ...(draft.page.settings.features?.renew?.add_donation ? ['donation'] : []),
  ...(isLater(draft) ? [] : ['name', 'email']),
  ...(asksAddress(draft) ? readerAddressFields(draft, places.saved(draft) !== undefined) : []),
];
