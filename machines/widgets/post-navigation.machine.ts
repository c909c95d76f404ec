import { assign, type EventObject, fromCallback, setup } from 'xstate';
import type { Article } from '#machines/api/contract.ts';
import type { PostLayout } from '#machines/rules/text/post-layout.ts';

export type Panel = 'contents' | 'footnotes';

interface PostNavigationContext {
  article: Pick<Article, 'contents' | 'footnotes'>;
  /** In the order they were opened. */
  open: Panel[];
  /** The anchors from the page data that the text has; all of them until the text is read. */
  anchors: string[];
  section: string | undefined;
  note: string | undefined;
}

export const sectionsOf = (contents: Article['contents']): string[] => contents.map(({ anchor }) => anchor);

/** Returns the anchors of the footnotes and of the references to them. */
export const notesOf = (footnotes: Article['footnotes']): string[] =>
  footnotes.flatMap(({ anchor, reference }) => [anchor, ...(reference ? [reference] : [])]);

/**
 * The table of contents and the footnotes of a post (SHELL-8). With enough room, both are beside the text; with less,
 * they are toggled; with even less, only one opens at a time, and finally over the text (SHELL-10).
 */
export const postNavigationMachine = setup({
  types: {
    input: {} as Pick<Article, 'contents' | 'footnotes'>,
    context: {} as PostNavigationContext,
    events: {} as
      | { type: 'width.changed'; layout: PostLayout }
      | { type: 'text.read'; anchors: string[] }
      | { type: 'section.reached'; anchor: string | undefined }
      | { type: 'reference.followed'; note: string }
      | { type: 'panel.toggled'; panel: Panel }
      | { type: 'panel.closed'; panel: Panel },
  },
  actors: {
    watchWidth: fromCallback<EventObject>(() => {}),
    followText: fromCallback<EventObject, Pick<Article, 'contents' | 'footnotes'>>(() => {}),
    followReferences: fromCallback<EventObject, Article['footnotes']>(() => {}),
  },
  guards: {
    isLayout: ({ event }, layout: PostLayout) => event.type === 'width.changed' && event.layout === layout,
    isOpen: ({ context, event }) => 'panel' in event && context.open.includes(event.panel),
  },
  actions: {
    openBeside: assign({ open: ({ context }, panel: Panel) => [...context.open, panel] }),
    openAlone: assign({ open: (_, panel: Panel) => [panel] }),
    close: assign({ open: ({ context }, panel: Panel) => context.open.filter((other) => other !== panel) }),
    closeAll: assign({ open: [] }),
    keepLast: assign({ open: ({ context }) => context.open.slice(-1) }),
  },
}).createMachine({
  id: 'postNavigation',
  initial: 'unmeasured',
  context: ({ input: { contents, footnotes } }) => ({
    article: { contents, footnotes },
    open: [],
    anchors: [...sectionsOf(contents), ...notesOf(footnotes)],
    section: undefined,
    note: undefined,
  }),
  invoke: [
    { src: 'watchWidth', onError: '.toggled' },
    { src: 'followText', input: ({ context }) => context.article, onError: {} },
  ],
  on: {
    'width.changed': [
      { guard: { type: 'isLayout', params: 'beside' }, target: '.beside' },
      { guard: { type: 'isLayout', params: 'toggled' }, target: '.toggled' },
      { guard: { type: 'isLayout', params: 'exclusive' }, target: '.exclusive' },
      { target: '.covering' },
    ],
    'text.read': { actions: assign({ anchors: ({ event }) => event.anchors }) },
    'section.reached': { actions: assign({ section: ({ event }) => event.anchor }) },
    'panel.closed': {
      guard: 'isOpen',
      actions: { type: 'close', params: ({ event }) => event.panel },
    },
  },
  states: {
    unmeasured: {},
    beside: {
      entry: 'closeAll',
      // If the notes are visible, a reference leads to its note there, not to the end of the text.
      invoke: { src: 'followReferences', input: ({ context }) => context.article.footnotes, onError: {} },
      on: { 'reference.followed': { actions: assign({ note: ({ event }) => event.note }) } },
    },
    toggled: {
      on: {
        'panel.toggled': [
          { guard: 'isOpen', actions: { type: 'close', params: ({ event }) => event.panel } },
          { actions: { type: 'openBeside', params: ({ event }) => event.panel } },
        ],
      },
    },
    exclusive: {
      entry: 'keepLast',
      on: {
        'panel.toggled': [
          { guard: 'isOpen', actions: 'closeAll' },
          { actions: { type: 'openAlone', params: ({ event }) => event.panel } },
        ],
      },
    },
    // Never opens a panel over text the reader is reading unless they ask.
    covering: {
      entry: 'closeAll',
      on: { 'panel.toggled': { actions: { type: 'openAlone', params: ({ event }) => event.panel } } },
    },
  },
});
