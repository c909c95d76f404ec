import React from 'react';
import { useTheme } from 'storybook/theming';
import { panelStyle, variablesOf } from '../machine-panel/panel-style.ts';
import type { Choice, Flight } from '../stepping/gate.ts';
import type { SteppingOrder } from '../stepping/protocol.ts';
import { useStepping } from '../stepping/use-stepping.ts';

/** The calls of the story: for each one in flight its documented replies, of which a tester chooses the one it gets. */
export function RepliesPanel() {
  const theme = useTheme();
  const { shown, order } = useStepping();
  const { flights, isHolding, orders } = shown;
  const inAir = flights.filter(isInAir);
  const landed = flights.filter((flight) => !isInAir(flight));
  return (
    <div className="mp" style={variablesOf(theme)}>
      <style>{panelStyle}</style>
      <div className="mp-time-bar">
        <button type="button" aria-pressed={isHolding} onClick={() => order({ kind: 'hold', isOn: !isHolding })}>
          Hold replies
        </button>{' '}
        <span className="mp-note">Each call waits until you choose its answer.</span>
      </div>
      <section className="mp-section" aria-labelledby="rp-flight">
        <h2 id="rp-flight">In flight</h2>
        <p className="mp-note" role="status">
          {inAir.length === 0 ? 'No call is in flight.' : `${inAir.length} in flight`}
        </p>
        {inAir.map((flight) => (
          <Waiting key={flight.number} flight={flight} onOrder={order} />
        ))}
      </section>
      {orders.length > 0 && (
        <section className="mp-section" aria-labelledby="rp-always">
          <h2 id="rp-always">Answered alike each time</h2>
          {orders.map(({ name, answer }) => (
            <p key={name}>
              <code>{name}</code>: {answer}{' '}
              <button type="button" onClick={() => order({ kind: 'forget', name })}>
                No longer: {name}
              </button>
            </p>
          ))}
        </section>
      )}
      <Landed flights={landed} />
    </div>
  );
}

interface WaitingProps {
  flight: Flight;
  onOrder: (order: SteppingOrder) => void;
}

function Waiting({ flight: { number, name, words, state, options }, onOrder }: WaitingProps) {
  const [always, setAlways] = React.useState(false);
  const choose = (choice: Choice) => onOrder({ kind: 'choose', number, choice, always });
  return (
    <fieldset className="rp-call">
      <legend>
        <code>{words}</code> <span className="mp-state">{state}</span>
      </legend>
      <label className="rp-always">
        <input type="checkbox" checked={always} onChange={({ currentTarget }) => setAlways(currentTarget.checked)} />{' '}
        Each time from now on
      </label>
      <div className="mp-buttons">
        <button type="button" className="mp-send" onClick={() => choose({ kind: 'own' })}>
          Its own answer
        </button>
        {options.map((option) => (
          <button type="button" key={option} onClick={() => choose({ kind: 'named', name: option })}>
            {option}
          </button>
        ))}
        {state === 'flying' && (
          <button type="button" className="mp-wait" onClick={() => onOrder({ kind: 'hold-back', number })}>
            Hold it
          </button>
        )}
        <button type="button" className="mp-wait" onClick={() => choose({ kind: 'dropped' })}>
          Drop the call
        </button>
        <button type="button" className="mp-wait" onClick={() => choose({ kind: 'lost' })}>
          Lose the answer
        </button>
      </div>
      <p className="mp-note">
        {name}: a call that is dropped never arrives; where the answer is lost, the server has acted.
      </p>
    </fieldset>
  );
}

const Landed = ({ flights }: { flights: readonly Flight[] }) => (
  <section className="mp-section mp-log" aria-labelledby="rp-landed">
    <h2 id="rp-landed">Answered</h2>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard. */}
    <div className="mp-scroller" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Call</th>
            <th scope="col">Answer</th>
          </tr>
        </thead>
        <tbody>
          {flights.toReversed().map(({ number, words, answer = 'nobody waits for it any more' }) => (
            <tr key={number}>
              <td>
                <code>{words}</code>
              </td>
              <td>{answer}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);

const isInAir = ({ state }: Flight): boolean => state === 'held' || state === 'flying';
