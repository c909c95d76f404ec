// biome-ignore lint/correctness/noUnusedImports: Storybook builds this side with the classic JSX runtime.
import React, { useRef, useState } from 'react';
import { useStorybookApi } from 'storybook/manager-api';
import type { Evidence as Told } from '../stepping/protocol.ts';
import { useStepping } from '../stepping/use-stepping.ts';
import { globalsOf, queryOf } from './address.ts';
import { testOf } from './copied-test.ts';
import { reportOf } from './report.ts';
import { asFile, openSaved } from './saved.ts';

const COPIES = {
  link: { name: 'Link', text: linkOf },
  report: { name: 'Report', text: (told: Told) => reportOf(told, linkOf(told)) },
  test: { name: 'Test', text: testOf },
} as const;

interface Copy {
  name: string;
  text: string;
  isCopied: boolean;
}

/** Exports the state of the story as a link, a report, a test or a file. */
export function Evidence() {
  const api = useStorybookApi();
  const [copy, setCopy] = useState<Copy>();
  const [said, setSaid] = useState('');
  const wanted = useRef<keyof typeof COPIES | 'file'>('link');
  const file = useRef<HTMLInputElement>(null);
  const { order } = useStepping({
    onEvidence: async (told) => {
      if (wanted.current === 'file') {
        save(told);
        return setSaid('Recording saved.');
      }
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
  const open = async (chosen: File) => {
    setCopy(undefined);
    const opened = await openSaved(await chosen.text());
    if (opened.problem !== undefined) return setSaid(`${chosen.name}: ${opened.problem}`);
    const { story, globals } = opened;
    if (!api.resolveStory(story)) return setSaid(`${chosen.name}: this workbench has no story “${story}”.`);
    window.location.assign(linkTo(story, globals));
  };
  return (
    <section className="mp-time-bar" aria-label="Evidence">
      <div className="mp-buttons">
        <button type="button" onClick={() => take('link')}>
          Copy link
        </button>
        <button type="button" onClick={() => take('report')}>
          Copy report
        </button>
        <button type="button" onClick={() => take('test')}>
          Copy as test
        </button>
        <button type="button" onClick={() => take('file')}>
          Save recording
        </button>
        <button type="button" onClick={() => file.current?.click()}>
          Open recording
        </button>
        <input
          ref={file}
          type="file"
          hidden
          accept="application/json"
          aria-label="Recording"
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            if (chosen) void open(chosen);
            // Lets the tester choose the same file again.
            currentTarget.value = '';
          }}
        />
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

function linkTo(story: string, globals: string): string {
  const url = new URL(window.location.href);
  url.search = queryOf(story, globals);
  url.hash = '';
  return url.href;
}

function linkOf({ story, toolbar, code }: Told): string {
  return linkTo(story.id, globalsOf(toolbar, code));
}

const toClipboard = (text: string): Promise<boolean> =>
  // `navigator.clipboard` is undefined in an insecure context.
  (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
    () => true,
    () => false,
  );

function save(told: Told): void {
  const link = document.createElement('a');
  link.download = `${told.story.id}.recording.json`;
  link.href = URL.createObjectURL(new Blob([asFile(told)], { type: 'application/json' }));
  link.click();
  URL.revokeObjectURL(link.href);
}
