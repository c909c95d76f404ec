import type { Deed, Step } from '#fixtures/stories/recording.ts';
import type { Evidence } from '../stepping/protocol.ts';
import { lineOf, literal } from './literal.ts';
import { statesIn } from './states.ts';

/** A wait too short to matter, in ms. */
const AT_ONCE = 100;

/**
 * Returns the source of a journey that takes the recorded steps and expects their states: a whole file for
 * tests/journeys/workbench/.
 */
export function testOf({ story, toolbar, recording: { steps, end } }: Evidence): string {
  const address = `page, ${literal(story.id)}`;
  const hasSettings = Object.keys(toolbar).length > 0;
  return `import { test } from '@playwright/test';
import { openStory } from './story.ts';

test(${literal(`${story.title}: ${withoutRequirements(story.name)}, step by step`)}, async ({ page }) => {
${hasSettings ? lineOf(`const story = await openStory(${address}, `, toolbar, ');') : `  const story = await openStory(${address});`}
${linesOf(steps, end.state).join('\n')}
});
`;
}

function linesOf(steps: readonly Step[], last: string): string[] {
  const lines: string[] = [];
  let known: Record<string, string> = {};
  let now = 0;
  for (const [at, step] of steps.entries()) {
    const states = Object.entries(statesIn(step.state)).filter(([machine, state]) => known[machine] !== state);
    // An event that the page sends itself may already have happened when its recorded state is checked.
    if (!('self' in step) && states.length > 0) {
      lines.push(expecting(Object.fromEntries(states)));
      known = statesIn(step.state);
    }
    const isTimed = !('wait' in step) && step.at - now > AT_ONCE && steps.slice(at).some((later) => 'wait' in later);
    if (isTimed) lines.push(lineOf('await story.passTime(', step.at, ');'));
    if (isTimed || 'wait' in step) now = step.at;
    lines.push(verbOf(step));
  }
  return [...lines, expecting(statesIn(last))];
}

const expecting = (states: Record<string, string>): string => lineOf('await story.isIn(', states, ');');

function verbOf(deed: Deed): string {
  if ('wait' in deed) return lineOf('await story.endWait(', deed.wait, ');');
  if ('event' in deed) {
    const { type, ...carried } = deed.event;
    return lineOf(`await story.${deed.self ? 'happens' : 'send'}(${literal(deed.to)}, `, { type, ...carried }, ');');
  }
  const { name, choice } = deed;
  const call = literal(name);
  switch (choice.kind) {
    case 'own':
      return lineOf('await story.replyItself(', name, ');');
    case 'named':
      return lineOf(`await story.reply(${call}, `, choice.name, ');');
    case 'dropped':
      return lineOf('await story.drop(', name, ');');
    case 'lost':
      return lineOf('await story.loseReply(', name, ');');
    case 'unheard':
      return lineOf('await story.leave(', name, ');');
    case 'given':
      return lineOf(`await story.replyAs(${call}, `, choice.value, ');');
  }
}

/** The copied test does not verify the requirements that the story cites. */
const withoutRequirements = (name: string): string => name.replace(/ *\[[^\]]*\]$/, '');
