import type { ScreenProps } from '#app/screen.tsx';
import { attemptsOf } from '#app/storage/attempts.ts';
import { openDrafts } from '#app/storage/drafts.ts';
import { useDeparture } from '#app/world/WorldProvider.tsx';
import type { SubscribePage } from '#machines/api/contract.ts';
import type { ChangeOf } from '#machines/purchase/checkout/purchase.ts';
import { subscribeFlow } from '#machines/purchase/subscribe/subscribe.flow.ts';
import { linkOf, type SubscribeDraft, type subscribeMachine } from '#machines/purchase/subscribe/subscribe.machine.ts';
import { subscribe } from '#machines/purchase/subscribe/subscribe.ports.ts';
import { currencyOf } from '#machines/rules/price/currency.ts';
import { hasLifetime } from '#machines/rules/subscription/overview.ts';
import { readSubscribeLink, subscribePath } from '#machines/rules/subscription/subscribe-link.ts';
import { logInFirstMessages } from '#messages/en/order.ts';
import { subscribeMessages } from '#messages/en/subscription.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { Stack } from '#parts/layout/Section.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { AddedToCart } from '#screens/purchase/checkout/review/ReviewPanel.tsx';
import { usePurchaseFlow } from '#screens/purchase/checkout/use-purchase.ts';
import { definePurchase } from '#screens/purchase/returned-payment/purchase-screen.tsx';
import { PurposeChoice, SubscribeForm } from './SubscribeForm.tsx';

export function Subscribe({ page, query }: ScreenProps<SubscribePage>) {
  const { title } = useMessages(subscribeMessages);
  const [snapshot, actor] = usePurchaseFlow(subscribe, () => ({
    page,
    link: readSubscribeLink(query, currencyOf(page.settings)),
  }));
  useDeparture(snapshot.output);
  const { draft } = snapshot.context;
  return (
    <>
      <PageHeading title={title} />
      {page.subscriber === null && <LogInFirst path={subscribePath(linkOf(draft), currencyOf(page.settings))} />}
      {snapshot.hasTag('added') ? (
        <AddedToCart links={page.settings.store} />
      ) : snapshot.hasTag('barred') ? (
        <Barred draft={draft} change={(change) => actor.send({ type: 'form.changed', change })} />
      ) : (
        <SubscribeForm snapshot={snapshot} send={actor.send} />
      )}
    </>
  );
}

export const screen = definePurchase(subscribeFlow, Subscribe, {
  attempts: attemptsOf,
  drafts: openDrafts,
});

interface BarredProps {
  draft: SubscribeDraft;
  change: (change: ChangeOf<typeof subscribeMachine>) => void;
}

/** Tells a subscriber to renew, unless subscribed for life, or to give a subscription to someone else (SUBSCRIBE-13). */
function Barred({ draft: { page, purpose, gifts, coupon }, change }: BarredProps) {
  const words = useMessages(subscribeMessages);
  const isForLife = page.subscriber !== null && hasLifetime(page.subscriber.timetable);
  const renewal = coupon.code ? `/subscribe/renew?code=${encodeURIComponent(coupon.code)}` : '/subscribe/renew';
  return (
    <>
      <PurposeChoice
        purpose={purpose}
        gifts={gifts}
        fieldProps={(name) => ({ id: `subscribe-${name}`, name })}
        change={change}
      />
      <Notice>
        <Stack>
          <p>{isForLife ? words.lifetime : words.existingAccount}</p>
          {!isForLife && (
            <p>
              <TextLink href={renewal}>{words.renew}</TextLink>
            </p>
          )}
        </Stack>
      </Notice>
    </>
  );
}

/** Sends a logged-out reader with an account to the login, and back to this path (ENTRY-13). */
function LogInFirst({ path }: { path: string }) {
  const words = useMessages(logInFirstMessages);
  return (
    <p className="jr-apart">
      {words.question} <TextLink href={`/login?url=${encodeURIComponent(path)}`}>{words.link}</TextLink>
    </p>
  );
}
