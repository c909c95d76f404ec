// biome-ignore lint/correctness/noUnusedImports: Storybook builds this side with the classic JSX runtime.
import React from 'react';
import type { LogEntry } from './protocol.ts';

export const Log = ({ entries }: { entries: readonly LogEntry[] }) => (
  <section className="mp-view mp-log" aria-label="Log">
    <table>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Machine</th>
          <th scope="col">What happened</th>
          <th scope="col">State after</th>
        </tr>
      </thead>
      <tbody>
        {entries.toReversed().map(({ number, at, machine, cause, payload, state }) => (
          <tr key={number}>
            <td className="mp-time">{(at / 1_000).toFixed(2)} s</td>
            <td>{machine}</td>
            <td>
              {cause}
              {payload && <code title={payload}>{payload}</code>}
            </td>
            <td>{state}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
