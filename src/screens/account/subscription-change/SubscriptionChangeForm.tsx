import {
  pendingIn,
  places,
  type SubscriptionChangeDraft,
  type subscriptionChangeMachine,
  subscriptionOf,
} from '#machines/account/subscription-change/subscription-change.machine.ts';
import type { OrderLine } from '#machines/api/contract.ts';
import { ADDRESS_LINES } from '#machines/rules/address/address.ts';
import { changePrice, hasOther } from '#machines/rules/subscription/upgrade.ts';
import type { Aliases } from '#machines/rules/text/problem-places.ts';
import { subscriptionChangeMessages } from '#messages/en/subscription.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { SubmitButton } from '#parts/form/SubmitButton.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import { useChangeName } from '#screens/account/use-change-name.ts';
import { CheckoutPanel } from '#screens/purchase/checkout/CheckoutPanel.tsx';
import { ReaderAddress } from '#screens/purchase/checkout/OrderAddress.tsx';
import { PurchaseForm } from '#screens/purchase/checkout/PurchaseForm.tsx';
import { PurchaserFields } from '#screens/purchase/checkout/PurchaserFields.tsx';
import { OrderSummary } from '#screens/purchase/checkout/review/OrderSummary.tsx';
import { StaleNotice } from '#screens/purchase/checkout/StaleNotice.tsx';
import { readerAddressFields } from '#screens/purchase/checkout/shown-fields.ts';
import { type PurchaseFormOf, type PurchaseShown, usePurchase } from '#screens/purchase/checkout/use-purchase.ts';
import { ChangeSummary } from './ChangeSummary.tsx';
import { UpgradeChoices } from './UpgradeChoices.tsx';

export function SubscriptionChangeForm({ snapshot, send }: PurchaseFormOf<typeof subscriptionChangeMachine>) {
  const words = useMessages(subscriptionChangeMessages);
  const { draft } = snapshot.context;
  const { page, choice, form } = draft;
  const purchase = usePurchase(snapshot, send, { id: 'change', fields: shownFields(draft), aliases: ALIASES });
  const { change } = purchase;
  const pending = pendingIn(draft);
  const subscription = subscriptionOf(draft);
  const ordered = useLine(draft);
  const line = pending === 'change' || purchase.checkout.status !== 'sendable' ? ordered : undefined;
  const hasNothing = pending === 'nothing' && (hasOther(subscription) || places.asks(draft).own);
  return (
    <PurchaseForm
      purchase={purchase}
      notice={
        <>
          <StaleNotice
            text={draft.news && words.changed}
            goOn={words.goOn}
            onSeen={() => send({ type: 'news.seen' })}
          />
          {hasNothing && <p>{words.nothing}</p>}
        </>
      }
      summary={
        line !== undefined && (
          <OrderSummary lines={[line]} edits={{ 'personal-subscription': purchase.fieldProps('level').id }} />
        )
      }
      conclusion={
        <ChangeConclusion draft={draft} purchase={purchase} line={line} isSaving={snapshot.hasTag('saving')} />
      }
    >
      <UpgradeChoices
        subscription={subscription}
        settings={page.settings}
        choice={choice}
        fieldProps={purchase.fieldProps}
        onLevel={(level) => change({ level })}
        onDelivery={(delivery) => change({ delivery })}
      />
      {pending === 'change' && (
        <PurchaserFields
          purchaser={form}
          isKnown
          fieldProps={purchase.fieldProps}
          onChange={(text) => change({ text })}
        />
      )}
      {places.asks(draft).own && (
        <ReaderAddress
          title={words.address}
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

const shownFields = (draft: SubscriptionChangeDraft): string[] => [
  'level',
  'deliverable',
  ...(pendingIn(draft) === 'change' ? ['name', 'email'] : []),
  ...(places.asks(draft).own ? readerAddressFields(draft, places.saved(draft) !== undefined) : []),
];

/** Saving an address uses bare field names; changing a subscription prefixes them. */
const ALIASES: Aliases = Object.fromEntries([
  ['country_name', 'address.country'],
  ...ADDRESS_LINES.map((line) => [line, `address.${line}`]),
  ...['level', 'deliverable'].map((field) => [`subscription.${field}`, field]),
]);

function useLine(draft: SubscriptionChangeDraft): OrderLine {
  const changeName = useChangeName();
  const { choice } = draft;
  return {
    kind: 'subscription-upgrade',
    name: changeName(choice),
    quantity: 1,
    amount: changePrice(subscriptionOf(draft), choice) ?? 0,
    shipping: 0,
    discount: 0,
  };
}

interface ChangeConclusionProps {
  draft: SubscriptionChangeDraft;
  purchase: PurchaseShown;
  line: OrderLine | undefined;
  isSaving: boolean;
}

/**
 * Checkout, with payment if the change costs anything (SUBS-8), or a button to save the address; nothing if nothing
 * changed.
 */
function ChangeConclusion({ draft, purchase, line, isSaving }: ChangeConclusionProps) {
  const words = useMessages(subscriptionChangeMessages);
  if (line) {
    return (
      <CheckoutPanel
        purchase={purchase}
        page={draft.page}
        summary={<ChangeSummary draft={draft} />}
        lines={[line]}
        isSummarized
        note={line.amount === 0 ? words.nothingCharged : undefined}
        onFile={subscriptionOf(draft).card}
      />
    );
  }
  if (pendingIn(draft) === 'nothing') return null;
  return (
    <Section title={words.saveTitle}>
      <SubmitButton label={isSaving ? words.saving : words.save} busy={isSaving || purchase.isTold} />
      <LiveRegion text={isSaving ? words.saving : ''} hidden />
    </Section>
  );
}
