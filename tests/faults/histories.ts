import { json, wrongly } from '#fixtures/world/network.ts';
import { settle } from '#fixtures/world/test-world.ts';
import { goodReply, type Means } from './faults.ts';
import { rest, restarted, type Stage, stage, stuck, unsafe } from './safe-outcome.ts';
import type { Scenario } from './scenario.ts';

export interface History {
  name: string;
  complaints: (scenario: Scenario) => Promise<string[]>;
}

const unanswered: Means = 'unanswered';
const refused: Means = { status: 400, problems: [{ field: 'general', code: 'server', words: 'The newer answer.' }] };

export const histories: Record<string, History[]> = {
  F18: [{ name: 'is left mid-request', complaints: leaveAndReturn }],
  F19: [{ name: 'is answered after its timeout', complaints: answerLate }],
  F20: [
    { name: 'gets the older answer last', complaints: answerOlderLast },
    { name: 'gets the same answer twice', complaints: answerTwice },
  ],
};

/** Leaving cancels the request, a late answer has no effect, and the next page can continue. */
async function leaveAndReturn(scenario: Scenario): Promise<string[]> {
  const { staged, answer } = await hanging(scenario);
  const [call] = staged.world.network.of(scenario.id).slice(-1);
  staged.running.stop();
  answer();
  await settle();
  const stored = JSON.stringify(staged.world.attempts.pending() ?? {});
  if (!call?.signal.aborted) return ['does not cancel its call'];
  if (stored.includes('secret')) return ['stores a secret'];
  return restarted(staged, scenario, call);
}

async function answerLate(scenario: Scenario): Promise<string[]> {
  const { staged, answer } = await hanging(scenario);
  if (scenario.goesOn) staged.world.network.answer(scenario.id, goodReply);
  await rest(staged, scenario);
  answer();
  await settle();
  const means: Means = scenario.goesOn ? 'good' : unanswered;
  return [...unsafe(staged, scenario, means), ...(await stuck(staged, scenario, means))];
}

async function answerOlderLast(scenario: Scenario): Promise<string[]> {
  const { staged, answer } = await hanging(scenario);
  const newer = wrongly(() => json(400, { errors: 'The newer answer.' }));
  if (scenario.goesOn) staged.world.network.answer(scenario.id, newer);
  await rest(staged, scenario);
  staged.world.network.answer(scenario.id, newer);
  if (!scenario.goesOn) staged.running.retry();
  await rest(staged, scenario);
  answer();
  await settle();
  return [...unsafe(staged, scenario, refused), ...(await stuck(staged, scenario, refused))];
}

async function answerTwice(scenario: Scenario): Promise<string[]> {
  const staged = await stage(scenario, () => json(400, { errors: 'The newer answer.' }));
  await rest(staged, scenario);
  staged.running.retry();
  await rest(staged, scenario);
  return [...unsafe(staged, scenario, refused), ...(await stuck(staged, scenario, refused))];
}

async function hanging(scenario: Scenario): Promise<{ staged: Stage; answer: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const staged = await stage(scenario, (call) => promise.then(() => goodReply(call)));
  await settle();
  if (!staged.running.look().isBusy) throw new Error(`${scenario.name} is not under way.`);
  return { staged, answer: resolve };
}
