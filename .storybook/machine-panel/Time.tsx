// biome-ignore lint/correctness/noUnusedImports: Storybook builds this side with the classic JSX runtime.
import React, { useState } from 'react';
import { useStorybookApi } from 'storybook/manager-api';
import type { Linked, SteppingShown } from '../stepping/protocol.ts';
import { useStepping } from '../stepping/use-stepping.ts';

/** Cuts waits short, stops time, and makes a link to the very state. */
export function Time() {
  const api = useStorybookApi();
  const [link, setLink] = useState<string>();
  const { shown, order } = useStepping((linked) => {
    const address = linkOf(linked, api.getGlobals());
    setLink(address);
    navigator.clipboard?.writeText(address).catch(() => undefined);
  });
  const { wait, isStill, replay } = shown;
  return (
    <section className="mp-time-bar" aria-label="Time and link">
      <div className="mp-buttons">
        <button type="button" disabled={wait === undefined} onClick={() => order({ kind: 'skip' })}>
          Skip the wait
        </button>
        <button type="button" disabled={wait === undefined} onClick={() => order({ kind: 'skip-on' })}>
          Skip waits until something new
        </button>
        <button type="button" aria-pressed={isStill} onClick={() => order({ kind: 'still', isOn: !isStill })}>
          Time stands still
        </button>
        <button
          type="button"
          onClick={() => {
            setLink(undefined);
            order({ kind: 'link' });
          }}
        >
          Copy link
        </button>
      </div>
      <p className="mp-note" role="status">
        {replay && wordsOf(replay)}
        {link !== undefined && ' The link to this state was copied. It opens the same state anywhere.'}
      </p>
      {link !== undefined && (
        <label className="mp-link">
          Link <input readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
        </label>
      )}
      {replay && (
        <button type="button" onClick={() => api.updateGlobals({ steps: '' })}>
          Leave the link, and begin the story anew
        </button>
      )}
    </section>
  );
}

function wordsOf(replay: NonNullable<SteppingShown['replay']>): string {
  switch (replay.kind) {
    case 'running':
      return 'Going the steps of the link …';
    case 'same':
      return 'This is the state of the link. Time stands still and calls are held until you go on.';
    case 'other':
      return `The link led elsewhere: it was made in “${replay.expected}”.`;
    case 'stuck':
      return `The link leads no further than before “${replay.at}”; the story may have changed since it was made.`;
  }
}

/** The address of a story with the toolbar as it is set, and the steps into its state. */
function linkOf({ story, code }: Linked, globals: Record<string, unknown>): string {
  const all = Object.entries({ ...globals, steps: code }).filter(
    ([, value]) => typeof value === 'string' && value !== '',
  );
  const url = new URL(window.location.href);
  url.search = `?path=/story/${story}&globals=${all.map(([name, value]) => `${name}:${String(value)}`).join(';')}`;
  url.hash = '';
  return url.href;
}
