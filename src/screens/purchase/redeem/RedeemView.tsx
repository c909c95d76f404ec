import { useEffect, useRef, useState } from 'react';
import { scrollToProblem } from '#host/scroll.ts';
import { giftOf } from '#machines/purchase/redeem/redeem-context.ts';
import { useMessages } from '#messages/context.tsx';
import { giftOverWords, redeemWords } from '#messages/en/redeem.ts';
import { fill } from '#messages/text.ts';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { GiftCode } from './GiftCode.tsx';
import { GiftOver } from './GiftOver.tsx';
import { RedeemForm, type RedeemFormProps } from './RedeemForm.tsx';
import { RedeemLogin } from './RedeemLogin.tsx';

/** The page that redeems a gift, as its flow stands (REDEEM-5). */
export function RedeemView({ snapshot, send }: RedeemFormProps) {
  const words = useMessages(redeemWords);
  const [isLoggingIn, setLoggingIn] = useState(false);
  const { context } = snapshot;
  const { page, isUnsure } = context;
  const { redeem, settings, subscriber } = page;
  if (redeem.status !== 'open') {
    return (
      <>
        <PageHeading title={words.title} />
        <GiftOver gift={redeem} isUnsure={isUnsure} />
      </>
    );
  }
  if (snapshot.matches('completed') && !context.visit) return <Redeemed email={context.form.email} />;
  const { token, order } = giftOf(context).gift;
  return (
    <>
      <PageHeading title={words.title} lead={<ServerWords>{fill(words.lead, { name: order.name })}</ServerWords>} />
      {subscriber === null && (
        <RedeemLogin
          ways={settings.login}
          isOpen={isLoggingIn}
          disabled={!snapshot.matches({ open: 'filling' })}
          onToggle={() => setLoggingIn(!isLoggingIn)}
        />
      )}
      {!isLoggingIn && <RedeemForm snapshot={snapshot} send={send} />}
      <GiftCode token={token} template={settings.qr_template} />
    </>
  );
}

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
