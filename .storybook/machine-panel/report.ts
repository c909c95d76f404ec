import { calls, samples } from 'virtual:machine-samples';
import { addons } from 'storybook/preview-api';
import { tell } from '../stepping/stepping.ts';
import { answerQuestions } from './answer-questions.ts';
import { addSamples } from './examples.ts';
import { observer } from './observer.ts';
import { ASKED, SENT, type Sent, SHOWN } from './protocol.ts';

/** Reports the machines to the panel once it asks, at most twenty times a second, and forwards its events. */
export function startReporting(): void {
  addSamples(samples);
  answerQuestions(calls);
  const channel = addons.getChannel();
  let isWaiting = false;
  const show = () => {
    isWaiting = false;
    channel.emit(SHOWN, observer.shown());
  };
  channel.on(ASKED, () => {
    show();
    observer.listen(() => {
      tell();
      if (!isWaiting) window.setTimeout(show, 50);
      isWaiting = true;
    });
  });
  channel.on(SENT, ({ session, event }: Sent) => observer.send(session, event));
}
