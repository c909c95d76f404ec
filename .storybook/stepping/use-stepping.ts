import { useEffect, useState } from 'react';
import { useChannel } from 'storybook/manager-api';
import {
  BEGUN,
  EVIDENCE,
  type Evidence,
  ORDERED,
  STEPPING_ASKED,
  STEPPING_SHOWN,
  type SteppingOrder,
  type SteppingShown,
} from './protocol.ts';

const nothing: SteppingShown = {
  story: '',
  stage: 'opening',
  canPlay: false,
  isHolding: false,
  isStill: false,
  queuedCalls: [],
  orders: [],
  overrides: [],
  steps: 0,
};

interface Heard {
  onEvidence?: (evidence: Evidence) => void;
}

export function useStepping({ onEvidence }: Heard = {}) {
  const [shown, setShown] = useState(nothing);
  const emit = useChannel({
    [STEPPING_SHOWN]: setShown,
    [BEGUN]: () => emit(STEPPING_ASKED),
    [EVIDENCE]: (evidence: Evidence) => onEvidence?.(evidence),
  });
  useEffect(() => emit(STEPPING_ASKED), [emit]);
  return { shown, order: (order: SteppingOrder) => emit(ORDERED, order) };
}
