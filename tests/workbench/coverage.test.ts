import { expect, test } from 'vitest';
import { gapsOf, reportOf, shareOf } from '../../.storybook/coverage/gaps.ts';
import { coverageModule, coverageOfStories } from '../../scripts/workbench/coverage.ts';
import { storiesIn, textsSeen } from '../../scripts/workbench/stories.ts';

/** The number of transitions that stories took when last recorded. It only ever rises. */
const TAKEN = 416;

const FILE = `import { english } from '#messages/english.ts';
const meta = preview.meta({ component: Subscribe, tags: ['flow:subscribe'] });

const failed = (name) => ({
  play: async (story) => {
    await sees(story, english.problem.unexpected);
    await seesButton(story, 'checkAgain');
  },
});

export const Named = meta.story({
  tags: ['page:showSubscribe.subscriber'],
  play: async (story) => sees(story, english.required['address.city']),
});

export const Helped = meta.story({ tags: ['reply:subscribe.refused'], ...failed('refused') });

const later = meta.story({ play: async (story) => sees(story, english.problem.unpaid) });

export const Extended = later.extend({ tags: ['reply:subscribe.unpaid'] });
`;

test('collects the tags of a story and of its file, and the texts that it expects, inline or by name', () => {
  const stories = storiesIn('src/a.stories.tsx', FILE);
  expect(stories.map(({ file, name, tags }) => [file, name, [...tags]])).toEqual([
    ['src/a.stories.tsx', 'Named', ['flow:subscribe', 'page:showSubscribe.subscriber']],
    ['src/a.stories.tsx', 'Helped', ['flow:subscribe', 'reply:subscribe.refused']],
    ['src/a.stories.tsx', 'Extended', ['flow:subscribe', 'reply:subscribe.unpaid']],
  ]);
  const seen = stories.map((story) =>
    (['problem', 'required', 'submit'] as const).flatMap((group) => textsSeen(story, group)),
  );
  expect(seen).toEqual([['address.city'], ['unexpected', 'checkAgain'], ['unpaid']]);
});

const coverage = await coverageOfStories();

test('every resting state, reply, page and text has a story [BEYOND-99]', () => {
  expect(gapsOf(coverage).filter(({ what }) => what !== 'Transition')).toEqual([]);
  expect(shareOf(coverage).map(({ what, all }) => [what, all > 0])).toEqual(
    ['State at rest', 'Transient state', 'Transition', 'Reply', 'Page', 'Text'].map((what) => [what, true]),
  );
});

test('stories take at least as many transitions as before [BEYOND-99]', () => {
  const share = shareOf(coverage).find(({ what }) => what === 'Transition');
  expect(share?.shown).toBeGreaterThanOrEqual(TAKEN);
});

test('the coverage page’s module matches the coverage [BEYOND-99]', async () => {
  const module = await import(`data:text/javascript,${encodeURIComponent(await coverageModule())}`);
  expect(module.coverage).toEqual(reportOf(coverage));
});

test('reports gaps', () => {
  const story = { file: 'a', name: 'A' };
  const coverage = {
    machines: [
      {
        name: 'checkout',
        states: [
          { name: 'sendable', canRest: true, rests: [], passes: [story] },
          { name: 'opening', canRest: false, rests: [], passes: [] },
          { name: 'deciding', canRest: false, rests: [], passes: [story] },
        ],
        transitions: [{ from: 'sendable', cause: 'sent', to: 'sending', stories: [] }],
      },
    ],
    replies: [{ name: 'subscribe', shown: [{ name: 'started', stories: [{ file: 'a', name: 'A' }] }] }],
    pages: [],
    texts: [{ name: 'problem', shown: [{ name: 'unpaid', stories: [] }] }],
  };
  expect(reportOf(coverage).gaps).toEqual([
    { what: 'State at rest', name: 'checkout.sendable' },
    { what: 'Transient state', name: 'checkout.opening' },
    { what: 'Transition', name: 'checkout: sendable, sent, sending' },
    { what: 'Text', name: 'problem.unpaid' },
  ]);
});
