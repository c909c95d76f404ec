import { expect, test } from 'vitest';
import { createTestWorld, run } from '#fixtures/world/test-world.ts';
import { pages } from '#mocks/replies.ts';
import type { Panel } from './post-navigation.machine.ts';
import { postNavigationIn } from './post-navigation.ports.ts';
import type { ReadingWindow } from './reading-window.ts';

const article = structuredClone(pages.showArticle.article.body.article);

function open(width: number, missing: readonly string[] = []) {
  const played = {
    widths: (_: number): void => undefined,
    section: (_: string | undefined): void => undefined,
    follow: (_: string): void => undefined,
  };
  const stopped: string[] = [];
  const reading: Pick<ReadingWindow, 'watchWidth' | 'findAnchors' | 'watchSections' | 'watchReferences'> = {
    watchWidth: (widths, changed) => {
      played.widths = (now) => changed(Math.max(0, ...widths.filter((each) => each <= now)));
      played.widths(width);
      return () => void stopped.push('widths');
    },
    findAnchors: (anchors) => anchors.filter((anchor) => !missing.includes(anchor)),
    watchSections: (_, reached) => {
      played.section = reached;
      return () => void stopped.push('sections');
    },
    watchReferences: (references, followed) => {
      played.follow = (reference) => references.includes(reference) && followed(reference);
      return () => void stopped.push('references');
    },
  };
  const actor = run(postNavigationIn(reading), createTestWorld(), {
    contents: [...article.contents],
    footnotes: [...article.footnotes],
  });
  return {
    actor,
    played,
    stopped,
    toggle: (panel: Panel) => actor.send({ type: 'panel.toggled', panel }),
    now: () => [actor.getSnapshot().value, ...actor.getSnapshot().context.open],
    context: () => actor.getSnapshot().context,
  };
}

test('toggles each panel separately below 1200 px [SHELL-10]', () => {
  const { toggle, now } = open(1100);
  toggle('footnotes');
  toggle('contents');
  expect(now()).toEqual(['toggled', 'footnotes', 'contents']);
  toggle('footnotes');
  expect(now()).toEqual(['toggled', 'contents']);
});

test.each([900, 700])('opens at most one panel at %d px [SHELL-10]', (width) => {
  const { actor, toggle, now } = open(width);
  toggle('footnotes');
  toggle('contents');
  expect(now().slice(1)).toEqual(['contents']);
  actor.send({ type: 'panel.closed', panel: 'contents' });
  expect(now().slice(1)).toEqual([]);
});

test('keeps the last panel open when the window narrows, but never covers the text [SHELL-10]', () => {
  const { played, toggle, now } = open(1100);
  toggle('contents');
  toggle('footnotes');
  const after = [1000, 900, 700, 900, 1300, 1100].map((width) => {
    played.widths(width);
    return now();
  });
  expect(after).toEqual([
    ['toggled', 'contents', 'footnotes'],
    ['exclusive', 'footnotes'],
    ['covering'],
    ['exclusive'],
    ['beside'],
    ['toggled'],
  ]);
});

test('ignores toggles for panels beside the text', () => {
  const { actor, toggle, now } = open(1280);
  toggle('contents');
  actor.send({ type: 'panel.closed', panel: 'contents' });
  expect(now()).toEqual(['beside']);
});

test('finds which anchors from the page data the text has [SHELL-8]', () => {
  const { anchors } = open(1280, ['whale-oil', 'note-2', 'fn-5']).context();
  const all = [
    ...article.contents.map(({ anchor }) => anchor),
    ...article.footnotes.flatMap(({ anchor, reference }) => [anchor, reference]),
  ];
  expect(anchors).toEqual(all.filter((anchor) => !['whale-oil', 'note-2', 'fn-5'].includes(anchor)));
});

test('marks the current section [SHELL-8]', () => {
  const { played, context } = open(320);
  const marked = ['the-first-lamp', 'whale-oil', undefined].map((anchor) => {
    played.section(anchor);
    return context().section;
  });
  expect(marked).toEqual(['the-first-lamp', 'whale-oil', undefined]);
});

test('follows a reference to its note only if the notes are beside the text [SHELL-8]', () => {
  const { played, context, stopped } = open(1280);
  played.follow('note-3');
  expect([context().note, stopped]).toEqual(['fn-3', []]);
  played.widths(1000);
  expect(stopped).toEqual(['references']);
});

test('stops watching the window when the page is left', () => {
  const { actor, stopped } = open(1280);
  actor.stop();
  expect(stopped.toSorted()).toEqual(['references', 'sections', 'widths']);
});
