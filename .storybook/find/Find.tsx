// biome-ignore lint/correctness/noUnusedImports: Storybook builds this side with the classic JSX runtime.
import React, {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button } from 'storybook/internal/components';
import { type API, useChannel, useStorybookApi } from 'storybook/manager-api';
import { useTheme } from 'storybook/theming';
import { PLAY_ASKED } from '../stepping/protocol.ts';
import { FIND, FIND_ASKED } from './asked.ts';
import { type Found, finderOf } from './find.ts';
import { findStyle } from './find-style.ts';
import { loadKnown } from './known.ts';

/** A toolbar button that opens a dialog. The dialog finds stories by what a tester sees or knows. */
export function Find() {
  const api = useStorybookApi();
  const theme = useTheme();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [find, setFind] = useState<(query: string) => Found[]>();
  const [query, setQuery] = useState(LINKED);
  const asked = useDeferredValue(query);
  const found = useMemo(() => find?.(asked) ?? [], [find, asked]);
  const open = useCallback(() => {
    dialog.current?.showModal();
    field.current?.select();
    finder ??= loadKnown().then(({ data, stories }) => finderOf(data, stories));
    void finder.then((loaded) => setFind(() => loaded));
  }, []);
  useChannel({
    [FIND_ASKED]: (words: string) => {
      setQuery(words);
      open();
    },
  });
  useEffect(() => {
    if (LINKED !== '') open();
  }, [open]);
  useEffect(() => {
    const shortcut = { label: 'Find', defaultShortcut: ['F'], actionName: 'find', showInMenu: true, action: open };
    void api.setAddonShortcut(FIND, shortcut);
  }, [api, open]);
  const isAsked = asked.trim().length > 1;
  return (
    <>
      <Button
        variant="outline"
        padding="small"
        ariaLabel={false}
        title="Find stories by what you see (F)"
        onClick={open}
      >
        Find
      </Button>
      <dialog ref={dialog} className="find" aria-label="Find" style={{ colorScheme: theme.base }} onKeyDown={moveFocus}>
        <style>{findStyle}</style>
        <label htmlFor="find-field">Paste what you see, or type a reply, a state, a requirement or a flow</label>
        <textarea
          id="find-field"
          ref={field}
          rows={2}
          spellCheck={false}
          placeholder="Sorry, your order timed out · verifyCode tooManyAttempts · checkout.unsettled · CHECK-46"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <button type="button" className="find-close" onClick={() => dialog.current?.close()}>
          Close
        </button>
        <p role="status">{find && isAsked ? countOf(found) : ''}</p>
        <ol>
          {found.map((one) => (
            <Result
              key={`${one.kind} ${one.language} ${one.words} ${one.names[0]}`}
              found={one}
              api={api}
              onChoose={() => dialog.current?.close()}
            />
          ))}
        </ol>
      </dialog>
    </>
  );
}

/** The query in the address. */
const LINKED = new URLSearchParams(window.location.search).get('find') ?? '';

let finder: Promise<(query: string) => Found[]> | undefined;

const countOf = (found: readonly Found[]): string => {
  if (found.length === 0) return 'Nothing shows this.';
  const stories = new Set(found.flatMap((one) => one.stories.map(({ id }) => id))).size;
  return `${found.length} ${found.length === 1 ? 'match' : 'matches'}, ${stories} ${stories === 1 ? 'story' : 'stories'}`;
};

/** Arrow keys move between the field and the links, and Enter in the field opens the first story. */
function moveFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  // Storybook would take letters for its shortcuts.
  event.stopPropagation();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('textarea, a, summary')].filter((stop) =>
    stop.checkVisibility(),
  );
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  const isField = at === 0;
  if (event.key === 'Enter' && isField && !event.shiftKey) {
    event.preventDefault();
    stops.find((stop) => stop.matches('a'))?.click();
  }
  const isMoving = event.key === 'ArrowDown' || (event.key === 'ArrowUp' && !isField);
  if (!isMoving || at === -1) return;
  event.preventDefault();
  stops[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
}

interface ResultProps {
  found: Found;
  api: API;
  onChoose: () => void;
}

const FEW = 5;

function Result({ found: { kind, words, names, language, page, stories }, api, onChoose }: ResultProps) {
  const isForeign = language !== undefined && language !== 'en';
  const choose = (event: MouseEvent, go: () => void) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose();
    go();
  };
  const openStory = (id: string) => {
    if (isForeign) api.updateGlobals({ locale: localeOf(language) });
    // The story shows it at its end.
    api.emit(PLAY_ASKED, id);
    api.selectStory(id);
  };
  const links = stories.map(({ id, title, name, rests }) => (
    <li key={id}>
      <a href={`./?path=/story/${id}`} onClick={(event) => choose(event, () => openStory(id))}>
        {title}: {name}
      </a>{' '}
      {rests.length > 0 && <small>rests in {rests.join(', ')}</small>}
    </li>
  ));
  return (
    <li>
      <h2>
        <span className="find-kind">{kind}</span> <Named names={names} />{' '}
        {isForeign && <span>({nameOf(language)})</span>}
      </h2>
      {words !== undefined && words !== names[0] && (
        <p lang={language} dir="auto">
          {words}
        </p>
      )}
      <ul aria-label={`Stories: ${names[0]}`}>
        {page !== undefined && (
          <li>
            <a href={`./?path=/story/${page}`} onClick={(event) => choose(event, () => api.selectStory(page))}>
              Its page: chart, states and replies
            </a>
          </li>
        )}
        {links.slice(0, FEW)}
      </ul>
      {stories.length === 0 && <p>No story shows this.</p>}
      {stories.length > FEW && (
        <details>
          <summary>{stories.length - FEW} more</summary>
          <ul>{links.slice(FEW)}</ul>
        </details>
      )}
    </li>
  );
}

const Named = ({ names }: { names: readonly string[] }) => (
  <>
    {names.slice(0, 3).map((name) => (
      <code key={name}>{name}</code>
    ))}
    {names.length > 3 && <span>and {names.length - 3} more</span>}
  </>
);

const nameOf = (language: string): string | undefined => new Intl.DisplayNames('en', { type: 'language' }).of(language);

function localeOf(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}-${region}`;
}
