import { useEffect, useRef, useState } from 'react';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useDeparture, useFlow, useWorld } from '#app/world.tsx';
import { onOld } from '#host/returns.ts';
import { scrollToProblem } from '#host/scroll.ts';
import type { RedeemPage } from '#machines/api/contract.ts';
import { RedeemPage as RedeemPageSchema } from '#machines/api/schemas/pages/RedeemPage.ts';
import { redeem } from '#machines/purchase/redeem/redeem.ports.ts';
import { useMessages } from '#messages/context.tsx';
import { giftOverWords, redeemWords } from '#messages/en/redeem.ts';
import { fill } from '#messages/text.ts';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { GiftCode } from './GiftCode.tsx';
import { GiftOver } from './GiftOver.tsx';
import { RedeemForm } from './RedeemForm.tsx';
import { RedeemLogin } from './RedeemLogin.tsx';

/** The page that redeems a gift (REDEEM-1, REDEEM-5). */
export function Redeem({ page: given }: Pick<ScreenProps<RedeemPage>, 'page'>) {
  const { attempts } = useWorld();
  const words = useMessages(redeemWords);
  const [input] = useState(() => ({ page: given, attempt: attempts.read() }));
  const [isLoggingIn, setLoggingIn] = useState(false);
  const [snapshot, actor] = useFlow(redeem, input);
  useDeparture(snapshot.output);
  useEffect(() => onOld(() => actor.send({ type: 'page.returned' })), [actor]);
  const { page, form, isUnsure } = snapshot.context.draft;
  const { redeem: gift, settings, subscriber } = page;
  if (gift.status !== 'open') {
    return (
      <>
        <PageHeading title={words.title} />
        <GiftOver gift={gift} isUnsure={isUnsure} />
      </>
    );
  }
  if (snapshot.output?.visit === '') return <Redeemed email={form.email} />;
  const { token, order } = gift.gift;
  return (
    <>
      <PageHeading title={words.title} lead={<ServerWords>{fill(words.lead, { name: order.name })}</ServerWords>} />
      {subscriber === null && (
        <RedeemLogin
          ways={settings.login}
          isOpen={isLoggingIn}
          disabled={!snapshot.hasTag('filling')}
          onToggle={() => setLoggingIn(!isLoggingIn)}
        />
      )}
      {!isLoggingIn && <RedeemForm snapshot={snapshot} send={actor.send} />}
      <GiftCode token={token} template={settings.qr_template} />
    </>
  );
}

export const screen = defineScreen<RedeemPage>(RedeemPageSchema, Redeem);

/** What takes the place of the form once the gift is the reader's (REDEEM-12). */
function Redeemed({ email }: { email: string }) {
  const words = useMessages(giftOverWords);
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
            <ServerWords>{fill(words.mailed, { address: email })}</ServerWords>
          </p>
          <p>
            <TextLink href="/account">{words.account}</TextLink>
          </p>
        </Notice>
      </div>
    </>
  );
}
