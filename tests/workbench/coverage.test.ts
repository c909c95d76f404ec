import { expect, test } from 'vitest';
import { gapsOf, shareOf } from '../../.storybook/coverage/gaps.ts';
import { coverageOfStories } from '../../scripts/workbench/coverage.ts';
import { storiesIn, textsSeen } from '../../scripts/workbench/stories.ts';

const FILE = `import { english } from '#messages/messages.ts';
const meta = preview.meta({ component: Subscribe, tags: ['flow:subscribe'] });

const failed = (name) => ({
  play: async (story) => {
    await sees(story, english.problem.unexpected);
    await seesButton(story, 'checkAgain');
  },
});

export const Named = meta.story({
  tags: ['state:subscribe.barred'],
  play: async (story) => sees(story, english.required['address.city']),
});

export const Helped = meta.story({ tags: ['reply:subscribe.refused'], ...failed('refused') });

const later = meta.story({ play: async (story) => sees(story, english.problem.unpaid) });

export const Extended = later.extend({ tags: ['reply:subscribe.unpaid'] });
`;

test('a story has the tags of its file and its own, and the texts that it or what it names expects', () => {
  const stories = storiesIn('src/a.stories.tsx', FILE);
  expect(stories.map(({ file, name, tags }) => [file, name, [...tags]])).toEqual([
    ['src/a.stories.tsx', 'Named', ['flow:subscribe', 'state:subscribe.barred']],
    ['src/a.stories.tsx', 'Helped', ['flow:subscribe', 'reply:subscribe.refused']],
    ['src/a.stories.tsx', 'Extended', ['flow:subscribe', 'reply:subscribe.unpaid']],
  ]);
  const seen = stories.map((story) =>
    (['problem', 'required', 'submit'] as const).flatMap((group) => textsSeen(story, group)),
  );
  expect(seen).toEqual([['address.city'], ['unexpected', 'checkAgain'], ['unpaid']]);
});

test('the coverage page shows every state, transition, reply, page and text, and has no gap', async () => {
  const coverage = await coverageOfStories();
  expect(gapsOf(coverage)).toEqual([]);
  expect(shareOf(coverage).map(({ what, all }) => [what, all > 0])).toEqual(
    ['State', 'Transition', 'Reply', 'Page', 'Text'].map((what) => [what, true]),
  );
});

test('what no story shows is named', () => {
  const coverage = {
    machines: [
      {
        name: 'checkout',
        states: [{ name: 'sendable', stories: [] }],
        transitions: [
          { from: 'sendable', cause: 'sent', to: 'sending', isWalked: false, stories: [{ file: 'a', name: 'A' }] },
        ],
      },
    ],
    replies: [{ name: 'subscribe', shown: [{ name: 'started', stories: [{ file: 'a', name: 'A' }] }] }],
    pages: [],
    texts: [{ name: 'problem', shown: [{ name: 'unpaid', stories: [] }] }],
  };
  expect(gapsOf(coverage)).toEqual([
    { what: 'State', name: 'checkout.sendable' },
    { what: 'Transition', name: 'checkout: sendable, sent, sending' },
    { what: 'Text', name: 'problem.unpaid' },
  ]);
});
