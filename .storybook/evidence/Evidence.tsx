// biome-ignore lint/correctness/noUnusedImports: Storybook builds this side with the classic JSX runtime.
import React, { useRef, useState } from 'react';
import type { Evidence as Told } from '../stepping/protocol.ts';
import { useStepping } from '../stepping/use-stepping.ts';
import { globalsOf, queryOf } from './address.ts';
import { reportOf } from './report.ts';

const COPIES = {
  link: { name: 'Link', text: linkOf },
  report: { name: 'Report', text: (told: Told) => reportOf(told, linkOf(told)) },
} as const;

interface Copy {
  name: string;
  text: string;
  isCopied: boolean;
}

/** Exports the state of the story as a link or a report. */
export function Evidence() {
  const [copy, setCopy] = useState<Copy>();
  const [said, setSaid] = useState('');
  const wanted = useRef<keyof typeof COPIES>('link');
  const { order } = useStepping({
    onEvidence: async (told) => {
      const { name, text } = COPIES[wanted.current];
      const made = text(told);
      const isCopied = await toClipboard(made);
      setCopy({ name, text: made, isCopied });
      setSaid(
        isCopied ? `${name} copied.` : `${name} not copied: the browser blocks the clipboard. Copy the text below.`,
      );
    },
  });
  const take = (what: typeof wanted.current) => {
    wanted.current = what;
    setCopy(undefined);
    setSaid('');
    order({ kind: 'evidence' });
  };
  return (
    <section className="mp-bar" aria-label="Evidence">
      <div className="mp-buttons">
        <button type="button" onClick={() => take('link')}>
          Copy link
        </button>
        <button type="button" onClick={() => take('report')}>
          Copy report
        </button>
      </div>
      <p className="mp-note" role="status">
        {said}
      </p>
      {copy && (
        <details open={!copy.isCopied}>
          <summary>{copy.name}</summary>
          <textarea
            aria-label={copy.name}
            className="mp-copy"
            readOnly
            rows={copy.name === 'Link' ? 2 : 10}
            value={copy.text}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </details>
      )}
    </section>
  );
}

function linkOf({ story, conditions, code }: Told): string {
  const url = new URL(window.location.href);
  url.search = queryOf(story.id, globalsOf(conditions, code));
  url.hash = '';
  return url.href;
}

const toClipboard = (text: string): Promise<boolean> =>
  // `navigator.clipboard` is undefined in an insecure context.
  (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
    () => true,
    () => false,
  );
