import { givenMessage } from '#machines/rules/subscription/given-message.ts';
import { useLocale, useMessages } from '#messages/context.tsx';
import { giftNoteWords } from '#messages/en/gift.ts';
import { formatDate } from '#messages/format-date.ts';
import { fill } from '#messages/text.ts';
import styles from './GiftNote.module.css';

export interface GiftNoteProps {
  /** As typed, or as stored by the server. */
  message: string | undefined;
  /** An ISO date. */
  day: string | undefined;
}

export function GiftNote({ message, day }: GiftNoteProps) {
  const words = useMessages(giftNoteWords);
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
