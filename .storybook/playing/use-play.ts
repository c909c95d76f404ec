import { useState } from 'react';
import { PLAY_FUNCTION_THREW_EXCEPTION, STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { type Call, EVENTS, type SyncPayload } from 'storybook/internal/instrumenter';
import { useChannel, useStorybookState } from 'storybook/manager-api';
import { LEFT, PLAY_ASKED } from './protocol.ts';
import { stepsOf } from './words.ts';

type Phase = 'resting' | 'playing' | 'played' | 'failed';

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
  const steps = stepsOf(storyId, log, calls);
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
