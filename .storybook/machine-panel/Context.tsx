// biome-ignore lint/correctness/noUnusedImports: Storybook builds this side with the classic JSX runtime.
import React from 'react';
import type { MachineView } from './protocol.ts';

export const Context = ({ context }: Pick<MachineView, 'context'>) => (
  <section className="mp-view" aria-label="Context">
    {context.length === 0 && <p className="mp-note">The context is empty.</p>}
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
