import type { Exchange } from './exchange.ts';
import { type Blamed, same } from './expect.ts';
import type { Tab } from './tab.ts';

/** The status and the body of the latest answer in a tab. */
function lastAnswer(tab: Tab): { status: number; body: string } | undefined {
  const answer: Exchange['answer'] | undefined = tab.last()?.answer;
  return typeof answer === 'object' && 'status' in answer ? { status: answer.status, body: answer.text } : undefined;
}

/** Fails the step unless both are answered with the same status and the same words. */
export async function sameAnswers(
  call: Blamed,
  what: string,
  tab: Tab,
  [ask, askOther]: [() => Promise<unknown>, () => Promise<unknown>],
): Promise<void> {
  await ask();
  const first = lastAnswer(tab);
  await askOther();
  same(call, what, lastAnswer(tab), first);
}
