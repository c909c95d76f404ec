import type { ActorRefFrom } from 'xstate';
import type { autorenewMachine } from '#machines/account/page/autorenew.machine.ts';
import type { autorenewOffer } from '#machines/rules/subscription/overview.ts';
import { useMessages } from '#messages/context.tsx';
import { autorenewWords } from '#messages/en/account-page.ts';
import { renewNoteWords } from '#messages/en/subscription.ts';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import styles from './Autorenew.module.css';
import { Confirmation } from './Confirmation.tsx';

export interface AutorenewProps {
  isOn: boolean;
  offer: ReturnType<typeof autorenewOffer>;
  /** Left out where nothing can be changed. */
  autorenew?: ActorRefFrom<typeof autorenewMachine>;
}

/** Whether a subscription renews by itself, and the button that changes it once that is confirmed (ACCT-18, ACCT-21). */
export function Autorenew({ isOn, offer, autorenew }: AutorenewProps) {
  const words = useMessages(autorenewWords);
  const { renewNote } = useMessages(renewNoteWords);
  return (
    <div className={styles.autorenew}>
      <h3 className={styles.title}>
        {words.title} <span className={styles.state}>{isOn ? words.on : words.off}</span>
      </h3>
      {isOn && <p>{renewNote}</p>}
      {offer && (
        <QuietButton
          label={words[offer]}
          disabled={autorenew === undefined}
          onClick={() => autorenew?.send({ type: 'act.requested' })}
        />
      )}
      {autorenew && <Confirmation act={autorenew} />}
    </div>
  );
}
