import { useCallback } from 'react';
import type { ScreenProps } from '#app/screen.tsx';
import { attemptsOf } from '#app/storage/attempts.ts';
import { openDrafts } from '#app/storage/drafts.ts';
import { useStale } from '#app/world/use-stale.ts';
import { useDeparture } from '#app/world/WorldProvider.tsx';
import type { RenewPage } from '#machines/api/contract.ts';
import { renewFlow } from '#machines/purchase/renew/renew.flow.ts';
import { isForLife } from '#machines/purchase/renew/renew.machine.ts';
import { renew } from '#machines/purchase/renew/renew.ports.ts';
import { currencyOf } from '#machines/rules/price/currency.ts';
import { readRenewLink } from '#machines/rules/renewal/renew-link.ts';
import { renewMessages } from '#messages/en/subscription.ts';
import { fillNodes } from '#messages/fill-nodes.ts';
import { fillCount } from '#messages/format/plural.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { LoginPlace } from '#screens/purchase/checkout/LoginPlace.tsx';
import { AddedToCart } from '#screens/purchase/checkout/review/ReviewPanel.tsx';
import { usePurchaseFlow } from '#screens/purchase/checkout/use-purchase.ts';
import { definePurchase } from '#screens/purchase/returned-payment/purchase-screen.tsx';
import { RenewForm } from './RenewForm.tsx';

export function Renew({ page: given, query }: ScreenProps<RenewPage>) {
  const words = useMessages(renewMessages);
  const [snapshot, actor] = usePurchaseFlow(renew, () => ({
    page: given,
    link: readRenewLink(query, currencyOf(given.settings)),
  }));
  useDeparture(snapshot.output);
  useStale(useCallback(() => actor.send({ type: 'page.returned' }), [actor]));
  const { page } = snapshot.context.draft;
  const notice = useRenewalNotice(page.renew?.token);
  if (page.subscriber === null) {
    return (
      <>
        <PageHeading title={words.title} lead={words.logIn} />
        <LoginPlace ways={page.settings.login} />
      </>
    );
  }
  return (
    <>
      <PageHeading title={words.title} lead={notice} />
      {page.renew === null ? (
        isForLife({ page }) ? (
          <Unneeded />
        ) : (
          <Nothing />
        )
      ) : snapshot.hasTag('barred') ? (
        <Unneeded />
      ) : snapshot.hasTag('added') ? (
        <AddedToCart links={page.settings.store} />
      ) : (
        <RenewForm snapshot={snapshot} send={actor.send} />
      )}
    </>
  );
}

export const screen = definePurchase(renewFlow, Renew, { attempts: attemptsOf, drafts: openDrafts });

/** A lifetime subscription needs no renewal (RENEW-4), but a donation is welcome (ACCT-11). */
function Unneeded() {
  const words = useMessages(renewMessages);
  return (
    <Notice title={words.unneeded}>
      <p>{fillNodes(words.forLife, { link: <TextLink href="/donate">{words.donate}</TextLink> })}</p>
    </Notice>
  );
}

function Nothing() {
  const words = useMessages(renewMessages);
  return (
    <Notice>
      <p>
        {words.nothing} <TextLink href="/subscribe">{words.subscribe}</TextLink>
      </p>
    </Notice>
  );
}

type Token = NonNullable<RenewPage['renew']>['token'];

/** The status of the subscription (RENEW-6); undefined if it never ends. */
function useRenewalNotice(token: Token | undefined): string | undefined {
  const words = useMessages(renewMessages);
  if (!token) return undefined;
  const { state, tokens_left } = token;
  switch (state) {
    case 'extended':
      return fillCount(words.extended, tokens_left);
    case 'expiring':
      return words.expiring;
    case 'expired':
      return words.expired;
  }
}
