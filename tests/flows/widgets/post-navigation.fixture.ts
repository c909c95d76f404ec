import { pages } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';

const { contents, footnotes } = pages.showArticle.article.body.article;

export const postNavigationFixture: Fixture = {
  inputs: [{ contents, footnotes }],
  events: {
    'width.changed': ['beside', 'toggled', 'exclusive', 'covering'].map((layout) => ({ layout })),
    'text.read': [{ anchors: ['the-first-lamp'] }],
    'section.reached': [{ anchor: 'whale-oil' }],
    'reference.followed': [{ note: 'fn-2' }],
    'panel.toggled': [{ panel: 'contents' }, { panel: 'footnotes' }],
    'panel.closed': [{ panel: 'contents' }, { panel: 'footnotes' }],
  },
};
