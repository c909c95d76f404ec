// biome-ignore lint/correctness/noUnusedImports: Storybook builds this side with the classic JSX runtime.
import React, { useState } from 'react';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { useGlobals, useParameter, useStorybookApi } from 'storybook/manager-api';
import type { MachineView } from '../machine-panel/protocol.ts';
import { useStepping } from '../stepping/use-stepping.ts';
import { usePlay } from './use-play.ts';
import { useStop } from './use-stop.ts';
import type { PlayStep } from './words.ts';

export function PlayBar({ machines }: { machines: readonly Pick<MachineView, 'name' | 'state'>[] }) {
  const api = useStorybookApi();
  const [{ network = '' }] = useGlobals();
  const { stopIn, stopped, chooseStop } = useStop(machines);
  const { phase, steps, problem, paused, play, stepOn, playTo, goOn } = usePlay();
  const states = useParameter<readonly string[]>('states', []);
  const isOfStory = (state: string) => machines.some(({ name }) => state.startsWith(`${name}.`));
  const { shown } = useStepping();
  const story = api.getCurrentStoryData();
  const canPlay = story?.tags?.includes('play-fn') ?? false;
  const active = steps.find(({ status }) => status === 'active');
  const isHeld = shown.flights.some(({ state }) => state === 'held');
  return (
    <section className="mp-time-bar" aria-label="Play">
      <div className="mp-buttons">
        <button type="button" disabled={!canPlay} onClick={play}>
          Play
        </button>
        <button type="button" disabled={!canPlay} onClick={stepOn}>
          Next step
        </button>
        {paused && (
          <button type="button" onClick={goOn}>
            Continue
          </button>
        )}
        <button type="button" onClick={() => api.emit(FORCE_REMOUNT, { storyId: story?.id })}>
          Restart
        </button>
        <label>
          Stop in{' '}
          <select value={stopIn} onChange={({ currentTarget }) => chooseStop(currentTarget.value)}>
            <option value="">none</option>
            <States label="Running machines" states={states.filter(isOfStory)} />
            <States label="Other machines" states={states.filter((state) => !isOfStory(state))} />
          </select>
        </label>
      </div>
      <p className="mp-note" role="status">
        {canPlay
          ? wordsOf(phase, { active, paused, problem, isHeld, network, stopped: stopped && stopIn })
          : 'This story has no play function.'}
      </p>
      <Steps steps={steps} onPlayTo={playTo} />
    </section>
  );
}

const States = ({ label, states }: { label: string; states: readonly string[] }) => (
  <optgroup label={label}>
    {states.map((state) => (
      <option key={state}>{state}</option>
    ))}
  </optgroup>
);

function Steps({ steps, onPlayTo }: { steps: readonly PlayStep[]; onPlayTo: (id: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  if (steps.length === 0) return null;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {steps.length === 1 ? '1 step' : `${steps.length} steps`},{' '}
        {steps.filter(({ status }) => status === 'done').length} done
      </summary>
      <ol className="mp-steps">
        {steps.map(({ id, words, status }) => (
          <li key={id} data-status={status}>
            <bdi>{words}</bdi> <span className="mp-state">{STATUS[status] ?? status}</span>{' '}
            <button type="button" aria-label={`Play to here: ${words}`} onClick={() => onPlayTo(id)}>
              Play to here
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

const STATUS: Record<string, string> = { done: 'done', error: 'stopped here', active: 'running', waiting: 'pending' };

interface Situation {
  active: PlayStep | undefined;
  paused: PlayStep | undefined;
  problem: string;
  isHeld: boolean;
  network: string;
  stopped: string | undefined;
}

function wordsOf(
  phase: ReturnType<typeof usePlay>['phase'],
  { active, paused, problem, isHeld, network, stopped }: Situation,
): string {
  if (stopped) return `Stopped in “${stopped}”. Time is stopped and calls are held.`;
  if (paused) return `Stopped before “${paused.words}”.`;
  switch (phase) {
    case 'resting':
      return 'The story is at rest. Play it, or continue by hand.';
    case 'playing':
      return active ? `Waiting in “${active.words}”${isHeld ? ': a call is held' : whyIn(network)}.` : 'Playing …';
    case 'played':
      return 'Played. Time is stopped.';
    case 'failed':
      return `The play cannot continue${whyIn(network)}: ${firstLine(problem)}`;
  }
}

const whyIn = (network: string): string => (network === '' ? '' : `, with the network on “${network}”`);

const firstLine = (text: string): string => text.split('\n')[0] ?? '';
