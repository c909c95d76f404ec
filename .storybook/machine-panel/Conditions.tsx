import React, { useState } from 'react';
import { useGlobals, useGlobalTypes } from 'storybook/manager-api';
import type { Override } from '#fixtures/stories/overrides.ts';
import type { Condition } from './protocol.ts';

interface ConditionsProps {
  /** The conditions that matter to the story. */
  names: readonly string[];
  /** What the story sets itself, whatever the tester chooses. */
  overrides: readonly Override[];
}

/** The story's world: what was chosen, what the story sets itself and, on demand, every choice. */
export function Conditions({ names, overrides }: ConditionsProps) {
  const [globals, updateGlobals] = useGlobals();
  const types: Record<string, Partial<Condition>> = useGlobalTypes();
  const [isOpen, setOpen] = useState(false);
  const offered = names.flatMap((id) => {
    const { name = id, items = [] } = types[id] ?? {};
    const [initial] = items;
    const chosen = items.find(({ value }) => value === globals[id]) ?? initial;
    return chosen ? [{ id, name, items, chosen, isDefault: chosen === initial }] : [];
  });
  const isChosen = (name: string) => offered.some((one) => one.name === name && !one.isDefault);
  return (
    <section className="mp-bar" aria-label="Conditions">
      <div className="mp-buttons">
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Conditions
        </button>
        {offered
          .filter(({ isDefault }) => !isDefault)
          .map(({ id, name, items, chosen }) => (
            <button
              type="button"
              className="mp-chosen"
              key={id}
              aria-label={`${name}: ${chosen.title}. Undo`}
              onClick={() => updateGlobals({ [id]: items[0]?.value })}
            >
              {name}: {chosen.title} ×
            </button>
          ))}
        {overrides.length > 0 && (
          <p className="mp-note mp-overrides" role="note">
            The story sets{' '}
            {overrides.map(({ sets, ignores }, at) => (
              <React.Fragment key={sets}>
                {at > 0 && '; '}
                <code>{sets}</code>
                {ignores.some(isChosen) && (
                  <strong> (your choice of {ignores.filter(isChosen).join(' and ')} cannot change this)</strong>
                )}
              </React.Fragment>
            ))}
            .
          </p>
        )}
      </div>
      {isOpen && (
        <div className="mp-conditions">
          {offered.map(({ id, name, items, chosen }) => (
            <div key={id}>
              <label htmlFor={`mp-${id}`}>{name}</label>
              <select
                id={`mp-${id}`}
                value={chosen.value}
                onChange={({ currentTarget }) => updateGlobals({ [id]: currentTarget.value })}
              >
                {items.map(({ value, title }) => (
                  <option key={value} value={value}>
                    {title}
                  </option>
                ))}
              </select>
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
