import React from 'react';
import { useGlobals } from 'storybook/manager-api';
import type { Override } from '#fixtures/stories/overrides.ts';

export function Overrides({ overrides }: { overrides: readonly Override[] }) {
  const [globals] = useGlobals();
  if (overrides.length === 0) return null;
  return (
    <p className="mp-overrides" role="note">
      This story sets{' '}
      {overrides.map(({ sets, ignores }, at) => (
        <React.Fragment key={sets}>
          {at > 0 && '; '}
          <code>{sets}</code>
          {ignores.length > 0 && (
            <>
              {' '}
              (
              {ignores.map((title, place) => (
                <React.Fragment key={title}>
                  {place > 0 && ', '}
                  {isSet(title, globals) ? <strong>{title}</strong> : title}
                </React.Fragment>
              ))}{' '}
              {ignores.length === 1 ? 'does' : 'do'} not reach it)
            </>
          )}
        </React.Fragment>
      ))}
      .
    </p>
  );
}

const isSet = (title: string, globals: Record<string, unknown>): boolean =>
  (globals[GLOBALS[title] ?? ''] ?? '') !== '';

const GLOBALS: Record<string, string> = {
  Reader: 'reader',
  Network: 'network',
  Payment: 'payment',
  'Bot check': 'botCheck',
};
