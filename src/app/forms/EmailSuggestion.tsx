import { useRef } from 'react';
import { emailSuggestionMessages } from '#messages/en/common.ts';
import { fillNodes } from '#messages/fill-nodes.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import styles from './EmailSuggestion.module.css';
import { suggestEmail } from './suggest-email.ts';

export interface EmailSuggestionProps {
  typed: string;
  /** Whether the reader has not left the field since the last change. */
  isTyping: boolean;
  onTaken: (address: string) => void;
}

/** Asks whether the reader meant another address. Loaded once an address is typed. */
export function EmailSuggestion({ typed, isTyping, onTaken }: EmailSuggestionProps) {
  const words = useMessages(emailSuggestionMessages);
  const place = useRef<HTMLDivElement>(null);
  const meant = suggestEmail(typed, isTyping);
  const take = (address: string) => {
    onTaken(address);
    // The button is gone once the address is right.
    place.current?.parentElement?.querySelector('input')?.focus();
  };
  return (
    <div role="status" ref={place}>
      {meant && (
        <button type="button" className={styles.suggestion} onClick={() => take(meant)}>
          {fillNodes(words.didYouMean, { address: <ServerWords>{meant}</ServerWords> })}
        </button>
      )}
    </div>
  );
}
