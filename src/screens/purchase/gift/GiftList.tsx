import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LazyPart } from '#app/rendering/LazyPart.tsx';
import { useAddress } from '#app/world/WorldProvider.tsx';
import { copyText } from '#host/page/clipboard.ts';
import type { GivenGift, Settings } from '#machines/api/contract.ts';
import { giftPath, mailLink } from '#machines/rules/gift/gift-link.ts';
import { givenMessage } from '#machines/rules/gift/given-message.ts';
import { serverWords } from '#machines/rules/text/safe-text.ts';
import { giftPreviewMessages } from '#messages/en/gift.ts';
import { giftsMessages } from '#messages/en/gifts.ts';
import { formatDate } from '#messages/format/format-date.ts';
import { fillCount } from '#messages/format/plural.ts';
import { fill, type Messages } from '#messages/message.ts';
import { useLocale, useMessages } from '#messages/use-messages.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { QuietLink } from '#parts/link/QuietLink.tsx';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import ruled from '#parts/table/Ruled.module.css';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { GiftNote } from '#screens/purchase/checkout/GiftNote.tsx';
import styles from './GiftList.module.css';
import { useGiftName } from './use-gift-name.ts';

export interface GiftListProps {
  gifts: readonly GivenGift[];
  giver: string;
  settings: Settings;
  /** Omitted if links cannot be sent again. */
  onResend?: ((gift: GivenGift) => void) | undefined;
  resending?: string | undefined;
}

export function GiftList({ gifts, ...shared }: GiftListProps) {
  const words = useMessages(giftsMessages);
  const card = useMessages(giftPreviewMessages);
  const [isWhole, setWhole] = useState(gifts.length <= AT_FIRST + A_FEW);
  const [printed, setPrinted] = useState<GivenGift>();
  const list = useRef<HTMLUListElement>(null);
  const showAll = () => {
    // The clicked button unmounts and would lose the focus.
    flushSync(() => setWhole(true));
    list.current?.children[AT_FIRST]?.querySelector<HTMLElement>('button, a')?.focus();
  };
  return (
    <>
      <p className="jr-screen">{words.lead}</p>
      <ul ref={list} className={ruled.ruled}>
        {(isWhole ? gifts : gifts.slice(0, AT_FIRST)).map((gift) => (
          <Gift key={gift.token} gift={gift} {...shared} onPrint={() => setPrinted(gift)} />
        ))}
      </ul>
      {!isWhole && <QuietButton label={fillCount(words.showAll, gifts.length)} onClick={showAll} />}
      {printed && (
        <LazyPart load={loadGiftSheet} loading={card.loading} failed={card.failed}>
          {({ GiftSheet }) => (
            <GiftSheet
              gift={printed}
              giver={shared.giver}
              settings={shared.settings}
              onClose={() => setPrinted(undefined)}
            />
          )}
        </LazyPart>
      )}
    </>
  );
}

/** The maximum in one order, so a receipt shows all of its gifts. */
const AT_FIRST = 20;
/** Fewer hidden gifts than this are shown without a button. */
const A_FEW = 3;

type GiftProps = Omit<GiftListProps, 'gifts'> & { gift: GivenGift; onPrint: () => void };

function Gift({ gift, giver, settings, onResend, resending, onPrint }: GiftProps) {
  const words = useMessages(giftsMessages);
  const nameOf = useGiftName();
  const id = useId();
  const { token, state, recipient_name: recipient, message, deliver_on, mails } = gift;
  const address = `${useAddress().origin()}${giftPath(token)}`;
  const text = fill(words.mailText, { journal: settings.journal ?? '' });
  const sent = givenMessage(message);
  return (
    <li className={styles.gift}>
      <div className={styles.head}>
        <h3 id={id} className={styles.name}>
          {nameOf(gift)}
        </h3>
        <span>{stateOf(words, gift, useLocale())}</span>
      </div>
      {recipient !== undefined && (
        <p>
          <ServerWords>{fill(words.recipient, { name: recipient })}</ServerWords>
        </p>
      )}
      <GiftNote message={message} day={deliver_on} />
      {state !== 'redeemed' && (
        <div className={`${styles.ways} jr-row jr-screen`}>
          <CopyLink address={address} describedBy={id} />
          <QuietLink
            href={mailLink(fill(words.mailSubject, { name: serverWords(giver) ?? '' }), [text, address], sent)}
            describedBy={id}
          >
            {words.mail}
          </QuietLink>
          <QuietButton label={words.print} describedBy={id} onClick={onPrint} />
          {onResend && state !== 'scheduled' && mails !== 0 && (
            <QuietButton
              label={resending === token ? words.resending : words.resend}
              describedBy={id}
              busy={resending !== undefined}
              onClick={() => onResend(gift)}
            />
          )}
        </div>
      )}
    </li>
  );
}

function stateOf(words: Messages<typeof giftsMessages>, gift: GivenGift, locale: string): string {
  if (gift.state === 'scheduled') return words.scheduled;
  const days = {
    sent: gift.sent_at,
    opened: gift.opened_at,
    redeemed: gift.redeemed_at,
  };
  const date = formatDate(days[gift.state], locale);
  return date === undefined ? words[gift.state] : fill(words[`${gift.state}On`], { date });
}

/** Copies the link, or shows it for selection if the browser refuses. */
function CopyLink({ address, describedBy }: { address: string; describedBy: string }) {
  const words = useMessages(giftsMessages);
  const [isCopied, setCopied] = useState<boolean>();
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    const copied = await copyText(address);
    flushSync(() => setCopied(copied));
    field.current?.select();
  };
  return (
    <>
      <QuietButton label={words.copy} describedBy={describedBy} onClick={() => void copy()} />
      <LiveRegion text={isCopied ? words.copied : isCopied === false ? words.notCopied : ''} />
      {isCopied === false && (
        <input
          ref={field}
          className={styles.address}
          aria-label={words.link}
          aria-describedby={describedBy}
          dir="ltr"
          readOnly
          value={address}
        />
      )}
    </>
  );
}

const loadGiftSheet = () => import('./GiftSheet.tsx');
