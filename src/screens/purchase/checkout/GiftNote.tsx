import { givenMessage } from '#machines/rules/gift/given-message.ts';
import { giftNoteMessages } from '#messages/en/gift.ts';
import { formatDate } from '#messages/format/format-date.ts';
import { fill } from '#messages/message.ts';
import { useLocale, useMessages } from '#messages/use-messages.tsx';
import styles from './GiftNote.module.css';

export interface GiftNoteProps {
  /** As typed, or as stored by the server. */
  message: string | undefined;
  /** An ISO date. */
  day: string | undefined;
}

export function GiftNote({ message, day }: GiftNoteProps) {
  const words = useMessages(giftNoteMessages);
  const shown = givenMessage(message);
  const date = formatDate(day, useLocale());
  return (
    <>
      {shown !== undefined && (
        <blockquote className={styles.message} dir="auto">
          {shown}
        </blockquote>
      )}
      {date !== undefined && (
        <p className="jr-fine">
          <time dateTime={day}>{fill(words.day, { date })}</time>
        </p>
      )}
    </>
  );
}
