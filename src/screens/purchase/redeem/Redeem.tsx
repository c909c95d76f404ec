import { useCallback, useEffect, useRef, useState } from 'react';
import { LazyPart } from '#app/rendering/LazyPart.tsx';
import type { ScreenProps } from '#app/screen.tsx';
import { attemptsAtPlace } from '#app/storage/attempts.ts';
import { openDrafts } from '#app/storage/drafts.ts';
import { useStale } from '#app/world/use-stale.ts';
import { useAddress, useDeparture } from '#app/world/WorldProvider.tsx';
import { scrollToProblem } from '#host/page/scroll.ts';
import type { RedeemOptions, RedeemPage, Settings } from '#machines/api/contract.ts';
import { redeemFlow } from '#machines/purchase/redeem/redeem.flow.ts';
import { redeem } from '#machines/purchase/redeem/redeem.ports.ts';
import type { OpenGift } from '#machines/rules/gift/gift.ts';
import { giftPath } from '#machines/rules/gift/gift-link.ts';
import { linkTrouble } from '#machines/rules/link/mailed-link.ts';
import { serverWords } from '#machines/rules/text/safe-text.ts';
import { giftOverMessages, redeemMessages } from '#messages/en/gift.ts';
import { loginMessages } from '#messages/en/login.ts';
import { logInFirstMessages, statusMessages } from '#messages/en/order.ts';
import { fill } from '#messages/message.ts';
import { useContact, useMessages } from '#messages/use-messages.tsx';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { LinkNotice } from '#screens/account/link/LinkNotice.tsx';
import { GiftNote } from '#screens/purchase/checkout/GiftNote.tsx';
import { LoginPlace } from '#screens/purchase/checkout/LoginPlace.tsx';
import { usePurchaseFlow } from '#screens/purchase/checkout/use-purchase.ts';
import codeStyles from '#screens/purchase/gift/GiftCode.module.css';
import { definePurchase } from '#screens/purchase/returned-payment/purchase-screen.tsx';
import styles from './Redeem.module.css';
import { RedeemForm } from './RedeemForm.tsx';

export function Redeem({ page: given }: Pick<ScreenProps<RedeemPage>, 'page'>) {
  const words = useMessages(redeemMessages);
  const { checking } = useMessages(statusMessages);
  const { origin } = useAddress();
  const [isLoggingIn, setLoggingIn] = useState(false);
  const [snapshot, actor] = usePurchaseFlow(redeem, () => ({ page: given }));
  useDeparture(snapshot.output);
  useStale(useCallback(() => actor.send({ type: 'page.returned' }), [actor]));
  const { page, form, isUnsure } = snapshot.context.draft;
  const { redeem: gift, settings, subscriber } = page;
  if (snapshot.output?.visit === '') return <Redeemed email={form.email} />;
  if (gift.status !== 'open' && linkTrouble(page) === 'missing')
    return (
      <>
        <PageHeading title={words.title} />
        <LinkNotice trouble="missing" viewer="anybody" path="/subscribe/redeem" />
      </>
    );
  if (gift.status !== 'open') {
    return (
      <>
        <PageHeading title={words.title} />
        {snapshot.hasTag('barred') ? <GiftOver gift={gift} isUnsure={isUnsure} /> : <LiveRegion text={checking} />}
      </>
    );
  }
  const { token, order, message, deliver_on } = gift.gift;
  return (
    <>
      <PageHeading title={words.title} lead={<ServerWords>{fill(words.lead, { name: order.name })}</ServerWords>} />
      <div className={styles.note}>
        <GiftNote message={message} day={deliver_on} />
      </div>
      {subscriber === null && (
        <RedeemLogin
          ways={settings.login}
          isOpen={isLoggingIn}
          disabled={!snapshot.hasTag('filling')}
          onToggle={() => setLoggingIn(!isLoggingIn)}
        />
      )}
      {!isLoggingIn && <RedeemForm snapshot={snapshot} send={actor.send} />}
      <Section title={words.device}>
        <LazyPart load={loadGiftCode} place={codeStyles.place} loading="" failed={words.codeFailed}>
          {({ GiftCode }) => (
            <GiftCode
              address={`${origin()}${giftPath(token)}`}
              template={settings.qr_template}
              label={words.code}
              failed={words.codeFailed}
            />
          )}
        </LazyPart>
        <p>{words.deviceHint}</p>
      </Section>
    </>
  );
}

export const screen = definePurchase(redeemFlow, Redeem, {
  attempts: attemptsAtPlace,
  drafts: openDrafts,
});

function Redeemed({ email }: { email: string }) {
  const words = useMessages(giftOverMessages);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) scrollToProblem(place.current);
  }, []);
  return (
    <>
      <PageHeading title={words.done} />
      <div ref={place} role="status" tabIndex={-1}>
        <Notice>
          <p>
            {email === '' ? words.mailedAlone : <ServerWords>{fill(words.mailed, { address: email })}</ServerWords>}
          </p>
          <p>
            <TextLink href="/account">{words.account}</TextLink>
          </p>
        </Notice>
      </div>
    </>
  );
}

interface RedeemLoginProps {
  ways: Settings['login'];
  /** The login replaces the form, so that the page has one password field. */
  isOpen: boolean;
  disabled: boolean;
  onToggle: () => void;
}

/** Logs in on the page itself, so that the gift's token appears in no other URL (REDEEM-4). */
function RedeemLogin({ ways, isOpen, disabled, onToggle }: RedeemLoginProps) {
  const { question } = useMessages(logInFirstMessages);
  const { heading } = useMessages(loginMessages);
  const { withoutAccount } = useMessages(redeemMessages);
  return (
    <Section title={isOpen ? heading : question} screenOnly>
      {isOpen && <LoginPlace ways={ways} />}
      <QuietButton label={isOpen ? withoutAccount : heading} disabled={disabled} onClick={onToggle} />
    </Section>
  );
}

interface GiftOverProps {
  gift: Exclude<RedeemOptions, OpenGift>;
  /** This reader may have redeemed it. */
  isUnsure: boolean;
}

function GiftOver({ gift, isUnsure }: GiftOverProps) {
  const words = useMessages(giftOverMessages);
  const contact = useContact();
  const isMaybeOurs = gift.status === 'redeemed' && isUnsure;
  return (
    <div role="alert">
      <Notice kind="warning">
        <p>
          <ServerWords>{reasonOf(gift)}</ServerWords>
        </p>
        {isMaybeOurs && <p>{words.unsure}</p>}
        <p>
          <TextLink href="/account">{words.account}</TextLink>
        </p>
      </Notice>
    </div>
  );

  function reasonOf(over: GiftOverProps['gift']): string {
    switch (over.status) {
      case 'redeemed':
        return contact(words.redeemed, words.redeemedAlone);
      case 'notfound':
        return contact(words.notFound, words.notFoundAlone);
      case 'closed':
        return serverWords(over.message) ?? contact(words.closed, words.closedAlone);
    }
  }
}

const loadGiftCode = () => import('#screens/purchase/gift/GiftCode.tsx');
