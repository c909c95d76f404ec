import { givenMessage } from '#machines/rules/subscription/given-message.ts';
import { useLocale, useMessages } from '#messages/context.tsx';
import { giftNoteWords } from '#messages/en/gift-note.ts';
import { formatDate } from '#messages/format-date.ts';
import { fill } from '#messages/text.ts';
import styles from './GiftNote.module.css';

export interface GiftNoteProps {
  /** As it was typed, or as the server keeps it. */
  message: string | undefined;
  /** The day it is for (ISO). */
  day: string | undefined;
}

/** The message of a gift, with its line breaks, and the day that it is for; nothing where there is neither. */
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
