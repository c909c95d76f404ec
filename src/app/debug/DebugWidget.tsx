import { useState, useSyncExternalStore } from 'react';
import { copyText, storybookAddress } from '#host/debug.ts';
import { debugMessages } from '#messages/en/widgets.ts';
import { useMessages } from '#messages/use-messages.tsx';
import styles from './DebugWidget.module.css';
import { stateOfPage, stateQuery } from './running.ts';
import type { Trail } from './trail.ts';

export function DebugWidget({ trail }: { trail: Trail }) {
  const words = useMessages(debugMessages);
  const page = stateOfPage(trail);
  const state = useSyncExternalStore(page.watch, page.read);
  const [isCopied, setCopied] = useState(false);
  const link = `${storybookAddress()}?${stateQuery(state)}`;
  return (
    <aside className={styles.debug} aria-label={words.title}>
      <details>
        <summary>{words.title}</summary>
        <h2>{words.machines}</h2>
        <ul>
          {state.machines.map(({ id, state: value, isOver, depth }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: machines only ever come after one another.
            <li key={at} data-over={isOver} style={{ marginInlineStart: `${depth}em` }}>
              {id} <code>{value}</code>
            </li>
          ))}
        </ul>
        <h2>{words.events}</h2>
        <ol>
          {state.events.map((event, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same event happens more than once.
            <li key={at}>{event}</li>
          ))}
        </ol>
        <p>
          <button
            type="button"
            onClick={() =>
              copyText(link).then(
                () => setCopied(true),
                () => setCopied(false),
              )
            }
          >
            {words.copyLink}
          </button>{' '}
          <a href={link} target="_blank" rel="noreferrer">
            {words.openStory}
          </a>
        </p>
        <p role="status">{isCopied && words.copied}</p>
      </details>
    </aside>
  );
}
