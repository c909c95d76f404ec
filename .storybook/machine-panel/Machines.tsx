// biome-ignore lint/correctness/noUnusedImports: Storybook builds this side with the classic JSX runtime.
import React from 'react';
import type { MachineView } from './protocol.ts';

interface MachinesProps {
  machines: readonly MachineView[];
  chosen: string | undefined;
  /** Whether the story has opened, so that it is known which machines run. */
  isThere: boolean;
  onPin: (name: string) => void;
}

export const Machines = ({ machines, chosen, isThere, onPin }: MachinesProps) => (
  <fieldset className="mp-machines">
    <legend className="mp-hidden">Machine</legend>
    {isThere && machines.length === 0 && <p className="mp-note">No machines run in this story.</p>}
    {machines.map(({ session, name, depth, status, state }) => (
      <label className="mp-machine" key={session} data-name={name} data-status={status}>
        {/* A click pins the machine that is followed already, too, which is no change of the radio button. */}
        <input
          type="radio"
          name="machine"
          checked={name === chosen}
          onChange={() => onPin(name)}
          onClick={() => onPin(name)}
        />
        <span>
          {depth > 0 && <span aria-hidden="true">{'› '.repeat(depth)}</span>}
          {name}
        </span>
        <span className="mp-state">{state}</span>
      </label>
    ))}
  </fieldset>
);
