// biome-ignore lint/correctness/noUnusedImports: Storybook builds this side with the classic JSX runtime.
import React, { useState } from 'react';
import { Chart } from './Chart.tsx';
import type { MachineView } from './protocol.ts';
import { StoriesOfState } from './StoriesOfState.tsx';

/** The chart of a running machine; a state leads to its stories. */
export function MachineChart({ machine, isDark }: { machine: MachineView; isDark: boolean }) {
  const [chosen, setChosen] = useState<string>();
  return (
    <Chart machine={machine} isDark={isDark} onChoose={setChosen}>
      {chosen !== undefined && (
        <StoriesOfState machine={machine.name} state={chosen} onClose={() => setChosen(undefined)} />
      )}
    </Chart>
  );
}
