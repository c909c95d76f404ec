import type { Deed, EventStep, Moment, Recording, SettledCall, Step } from '#fixtures/stories/recording.ts';
import { masked } from '#storybook/machine-panel/calls/mask.ts';
import type { SteppingClock } from './clock.ts';

/** What the story itself does, besides its machines. */
export const STARTED_OVER: EventStep = { to: 'story', event: { type: 'story.startedOver' }, example: 0 };
export const BOT_CHECK_ANSWERED: EventStep = {
  to: 'story',
  event: { type: 'botCheck.answered' },
  example: 0,
  self: true,
};

export function createRecorder(clock: Pick<SteppingClock, 'now' | 'listen'>, state: () => string) {
  let steps: Step[] = [];
  const moment = (): Moment => ({ at: Math.ceil(clock.now()), state: state() });
  const add = (deed: Deed) => void steps.push({ ...moment(), ...deed });
  clock.listen((wait) => add({ wait }));
  return {
    landed: (landing: SettledCall): void => add(masked(landing)),
    sent(step: EventStep): void {
      const last = steps.at(-1);
      // Of the changes to one field, keeps only the last.
      if (last && 'event' in last && isSameField(last, step))
        steps[steps.length - 1] = { at: last.at, state: last.state, ...step };
      else add(step);
    },
    steps: (): readonly Step[] => steps,
    recording: (story: string): Recording => ({ story, steps: [...steps], end: moment() }),
    reset: (): void => {
      steps = [];
    },
  };
}

/** Drops the last step and any automatic events after it; undefined if the recording has no step. */
export function stepBack({ steps, ...recording }: Recording): Recording | undefined {
  const last = steps.findLastIndex((step) => !('self' in step));
  const step = steps[last];
  return step && { ...recording, steps: steps.slice(0, last), end: { at: step.at, state: step.state } };
}

const isSameField = (one: EventStep, other: EventStep): boolean =>
  one.event.type.endsWith('.changed') &&
  !one.self &&
  !other.self &&
  one.to === other.to &&
  outlineOf(one.event) === outlineOf(other.event);

const outlineOf = (event: object): string =>
  JSON.stringify(event, (key, value: unknown) =>
    typeof value === 'string' && !['type', 'field'].includes(key) ? '' : value,
  );
