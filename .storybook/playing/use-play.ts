import { useState } from 'react';
import { PLAY_FUNCTION_THREW_EXCEPTION, STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { type Call, EVENTS, type SyncPayload } from 'storybook/internal/instrumenter';
import { useChannel, useStorybookState } from 'storybook/manager-api';
import { LEFT, PLAY_ASKED } from './protocol.ts';
import { wordsOf } from './words.ts';

/** A step of a play, as the instrumenter of Storybook tells it. */
export interface PlayStep {
  id: string;
  words: string;
  status: string;
}

type Phase = 'resting' | 'playing' | 'played' | 'failed';

/** How the play of the story is getting on, and what can be asked of it. */
export function usePlay() {
  const { storyId } = useStorybookState();
  const [calls, setCalls] = useState<ReadonlyMap<string, Call>>(new Map());
  const [log, setLog] = useState<SyncPayload['logItems']>([]);
  const [pausedAt, setPausedAt] = useState<string>();
  const [phase, setPhase] = useState<Phase>('resting');
  const [problem, setProblem] = useState('');
  const emit = useChannel(
    {
      [EVENTS.CALL]: (call: Call) => setCalls((known) => new Map(known).set(call.id, call)),
      [EVENTS.SYNC]: ({ logItems, pausedAt: at }: SyncPayload) => {
        setLog(logItems);
        setPausedAt(at);
      },
      [STORY_RENDER_PHASE_CHANGED]: ({ newPhase, storyId: id }: { newPhase: string; storyId: string }) => {
        if (newPhase === 'loading') setPhase('resting');
        if (newPhase === 'playing') setPhase('playing');
        if (newPhase === 'played') setPhase('played');
        if (newPhase === 'errored' && id === storyId) setPhase('failed');
      },
      [PLAY_FUNCTION_THREW_EXCEPTION]: ({ message }: { message: string }) =>
        setProblem(message === LEFT ? '' : message),
    },
    [storyId],
  );
  const steps: PlayStep[] = log
    .filter(({ ancestors = [], callId }) => ancestors.length === 0 && calls.get(callId)?.storyId === storyId)
    .flatMap(({ callId, status }) => {
      const call = calls.get(callId);
      return call ? [{ id: callId, words: wordsOf(call, calls), status: status ?? '' }] : [];
    });
  return {
    phase,
    steps,
    problem,
    paused: steps.find(({ id }) => id === pausedAt),
    play: () => emit(PLAY_ASKED, storyId),
    stepOn: () => emit(phase === 'playing' ? EVENTS.NEXT : EVENTS.START, { storyId }),
    playTo: (callId: string) => emit(EVENTS.GOTO, { storyId, callId }),
    goOn: () => emit(EVENTS.END, { storyId }),
  };
}
