// biome-ignore lint/correctness/noUnusedImports: Storybook builds this side with the classic JSX runtime.
import React, { useState } from 'react';
import { Chart } from './Chart.tsx';
import type { MachineView } from './protocol.ts';
import { StoriesOfState } from './StoriesOfState.tsx';

/** The chosen state's stories stay listed while one of them opens. */
export function MachineChart({ machine }: { machine: MachineView | undefined }) {
  const [chosen, setChosen] = useState<{ machine: string; state: string }>();
  if (!machine) return null;
  const { name } = machine;
  return (
    <Chart machine={machine} onChoose={(state) => setChosen({ machine: name, state })}>
      {chosen?.machine === name && <StoriesOfState {...chosen} onClose={() => setChosen(undefined)} />}
    </Chart>
  );
}
