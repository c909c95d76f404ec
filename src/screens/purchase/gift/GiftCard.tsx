import type { ReactNode } from 'react';
import type { Settings } from '#machines/api/contract.ts';
import { messageOnCard } from '#machines/rules/gift/given-message.ts';
import type { Deliverable, Level, Term } from '#machines/rules/subscription/subscription.ts';
import { giftNoteMessages } from '#messages/en/gift.ts';
import { giftCardMessages } from '#messages/en/gift-card.ts';
import { formatDate } from '#messages/format/format-date.ts';
import { fill } from '#messages/message.ts';
import { useLocale, useMessages } from '#messages/use-messages.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import styles from './GiftCard.module.css';
import { useGiftName } from './use-gift-name.ts';

export interface GiftOnCard {
  level: Level;
  deliverable: Deliverable;
  term: Term;
  recipient_name?: string | undefined;
  message?: string | undefined;
  /** An ISO date. */
  deliver_on?: string | undefined;
}

export interface GiftCardProps {
  gift: GiftOnCard;
  /** '' if not known yet. */
  giver: string;
  settings: Settings;
  className?: string | undefined;
  code: ReactNode;
}

export function GiftCard({ gift, giver, settings, className, code }: GiftCardProps) {
  const words = useMessages(giftCardMessages);
  const { day } = useMessages(giftNoteMessages);
  const nameOf = useGiftName();
  const message = messageOnCard(gift.message);
  const date = formatDate(gift.deliver_on, useLocale());
  const recipient = gift.recipient_name?.trim();
  return (
    <article className={className ? `${styles.card} ${className}` : styles.card}>
      <div className={styles.words}>
        <p className={styles.title}>
          <ServerWords>{recipient ? fill(words.headingNamed, { name: recipient }) : words.heading}</ServerWords>
        </p>
        {message !== undefined && (
          <blockquote className={styles.message} dir="auto">
            {message}
          </blockquote>
        )}
        {giver.trim() !== '' && (
          <p className={styles.giver}>
            <ServerWords>{fill(words.from, { name: giver.trim() })}</ServerWords>
          </p>
        )}
        {date !== undefined && <p className="jr-fine">{fill(day, { date })}</p>}
      </div>
      <div className={styles.gift}>
        {code}
        <p>
          <ServerWords>{fill(words.subscription, { journal: settings.journal ?? '' })}</ServerWords>
          <br />
          <span className="jr-fine">{nameOf(gift)}</span>
        </p>
      </div>
    </article>
  );
}
