import { useMessages } from '#messages/context.tsx';
import { renewWords } from '#messages/en/renew.ts';
import { fillNodes } from '#messages/fill-nodes.ts';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { AddedToCart } from '#screens/purchase/checkout/AddedToCart.tsx';
import { LoginPlace } from '#screens/purchase/checkout/LoginPlace.tsx';
import { RenewForm, type RenewFormProps } from './RenewForm.tsx';
import { useRenewalNotice } from './use-renewal-notice.ts';

/** The page that renews a subscription, as its flow stands. */
export function RenewView({ snapshot, send }: RenewFormProps) {
  const words = useMessages(renewWords);
  const { settings, renew } = snapshot.context.page;
  const notice = useRenewalNotice(renew?.token);
  const isVisitor = snapshot.matches('visiting');
  return (
    <>
      <PageHeading title={words.title} lead={isVisitor ? words.logIn : notice} />
      {isVisitor && <LoginPlace ways={settings.login} />}
      {snapshot.matches('empty') && <Nothing />}
      {snapshot.hasTag('unneeded') && <Unneeded />}
      {snapshot.hasTag('added') && <AddedToCart links={settings.store} />}
      {isOpen(snapshot) && <RenewForm snapshot={snapshot} send={send} />}
    </>
  );
}

const isOpen = (snapshot: RenewFormProps['snapshot']): boolean =>
  snapshot.matches('completed') || (snapshot.matches('open') && !snapshot.hasTag('unneeded'));

/** A lifetime has no end (RENEW-4), but a donation is welcome (ACCT-11). */
function Unneeded() {
  const words = useMessages(renewWords);
  return (
    <Notice title={words.unneeded}>
      <p>{fillNodes(words.forLife, { link: <TextLink href="/donate">{words.donate}</TextLink> })}</p>
    </Notice>
  );
}

function Nothing() {
  const words = useMessages(renewWords);
  return (
    <Notice>
      <p>
        {words.nothing} <TextLink href="/subscribe">{words.subscribe}</TextLink>
      </p>
    </Notice>
  );
}
