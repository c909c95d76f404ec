import { waitFor } from 'storybook/test';
import { observer } from './machine-panel/observer.ts';
import { givenReplies } from './server.ts';

/** Holds a story to its tags: `state:machine.state` was reached, `reply:call.name` was given. */
export const keepTags = (tags: readonly string[]): Promise<void> =>
  waitFor(() => {
    const happened = new Set([
      ...[...observer.visited()].map((state) => `state:${state}`),
      ...[...givenReplies()].map((reply) => `reply:${reply}`),
    ]);
    const missing = tags.filter((tag) => /^(state|reply):/.test(tag) && !happened.has(tag));
    if (missing.length > 0) throw new Error(`The story is tagged ${missing.join(', ')}, which did not happen in it.`);
  });
