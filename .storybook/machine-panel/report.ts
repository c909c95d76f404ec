import { calls, samples } from 'virtual:machine-samples';
import { addons } from 'storybook/preview-api';
import { addSamples } from '#fixtures/stories/event-examples.ts';
import { idOfPage } from '#fixtures/stories/pages.ts';
import { conditionsFor } from '#storybook/conditions/conditions.ts';
import { tell } from '../stepping/stepping.ts';
import { answerQuestions } from './answer-questions.ts';
import { observer } from './observer.ts';
import { ASKED, SENT, type Sent, SHOWN, type Shown } from './protocol.ts';

let page: object | undefined;

export function noteStoryPage({ args }: { args: { page?: object } }): void {
  page = args.page;
}

/** The page data that the story opens, before any condition. */
export const storyPage = (): typeof page => page;

/** Reports the machines to the panel once it asks, at most twenty times a second, and forwards its events. */
export function startReporting(): void {
  addSamples(samples);
  answerQuestions(calls);
  const channel = addons.getChannel();
  let isWaiting = false;
  const show = () => {
    isWaiting = false;
    const made = new Set(observer.machineNames().flatMap((machine) => calls[machine] ?? []));
    channel.emit(SHOWN, {
      ...observer.shown(),
      conditions: conditionsFor([...made], page && idOfPage(page)),
    } satisfies Shown);
  };
  channel.on(ASKED, () => {
    show();
    observer.listen(() => {
      tell();
      if (!isWaiting) window.setTimeout(show, 50);
      isWaiting = true;
    });
  });
  channel.on(SENT, ({ session, event }: Sent) => observer.sendTo(session, event));
}
