// biome-ignore lint/correctness/noUnusedImports: Storybook builds this side with the classic JSX runtime.
import React, { useEffect, useState } from 'react';
import { useChannel } from 'storybook/manager-api';
import { useTheme } from 'storybook/theming';
import { BEGUN } from '../stepping/protocol.ts';
import { Chart } from './Chart.tsx';
import { Events } from './Events.tsx';
import { Log } from './Log.tsx';
import { panelStyle, variablesOf } from './panel-style.ts';
import { ASKED, type MachineView, SENT, type Sent, SHOWN, type Shown } from './protocol.ts';
import { Time } from './Time.tsx';

const nothing: Shown = { machines: [], log: [] };

/** The machines of the story: each one's chart with its live states lit, what it can take, what it holds, and the log. */
export function MachinePanel() {
  const theme = useTheme();
  const [{ machines, log }, setShown] = useState(nothing);
  const [chosen, setChosen] = useState<string>();
  const emit = useChannel({ [SHOWN]: setShown, [BEGUN]: () => emit(ASKED) });
  useEffect(() => emit(ASKED), [emit]);
  const machine = machines.find(({ name }) => name === chosen) ?? machines[0];
  const isDark = theme.base === 'dark';
  return (
    <div className="mp" style={variablesOf(theme)}>
      <style>{panelStyle}</style>
      {machine === undefined ? (
        <p className="mp-empty">No machine runs in this story.</p>
      ) : (
        <>
          <Machines machines={machines} chosen={machine.name} onChoose={setChosen} />
          <Time />
          <div className="mp-columns">
            <Chart name={machine.name} text={machine.chart} live={machine.live} isDark={isDark} />
            <div className="mp-side">
              <Events
                key={`${machine.name} ${machine.state}`}
                machine={machine}
                onSend={(event) => emit(SENT, { session: machine.session, event } satisfies Sent)}
              />
              <Context context={machine.context} />
            </div>
            <Log entries={log} />
          </div>
        </>
      )}
    </div>
  );
}

interface MachinesProps {
  machines: readonly MachineView[];
  chosen: string;
  onChoose: (name: string) => void;
}

const Machines = ({ machines, chosen, onChoose }: MachinesProps) => (
  <fieldset className="mp-machines">
    <legend className="mp-hidden">Machine</legend>
    {machines.map(({ session, name, depth, status, state }) => (
      <label className="mp-machine" key={session} data-name={name} data-status={status}>
        <input type="radio" name="machine" checked={name === chosen} onChange={() => onChoose(name)} />
        <span>
          {depth > 0 && <span aria-hidden="true">{'› '.repeat(depth)}</span>}
          {name}
        </span>
        <span className="mp-state">{state}</span>
      </label>
    ))}
  </fieldset>
);

const Context = ({ context }: Pick<MachineView, 'context'>) => (
  <section className="mp-section" aria-labelledby="mp-context">
    <h2 id="mp-context">Context</h2>
    {context.length === 0 && <p className="mp-note">It holds nothing.</p>}
    <dl className="mp-context">
      {context.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value.length < 60 ? (
              <code>{value}</code>
            ) : (
              <details>
                <summary>
                  <code>{value.startsWith('[') ? '[…]' : '{…}'}</code>
                </summary>
                <pre>{value}</pre>
              </details>
            )}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
