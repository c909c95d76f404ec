import { StepFailed } from '../runner/expect.ts';
import type { TestContext } from '../runner/test-context.ts';

const ahead = new WeakMap<TestContext, number>();

/** The server's time in ms: the kit's, and what the kit has advanced it by. */
export const now = (t: TestContext): number => Date.now() + (ahead.get(t) ?? 0) * 1_000;

/** The address of the server's clock. Skips the step without one. */
export const clockOf = (t: TestContext): URL => new URL(t.entry('clock'), t.server);

/** Advances the server's clock. */
export async function advance(t: TestContext, by: number): Promise<void> {
  const seconds = Math.ceil(by);
  const headers = { 'Content-Type': 'application/json' };
  const request = new Request(clockOf(t), { method: 'POST', headers, body: JSON.stringify({ advance: seconds }) });
  const { ok, status } = await t.open().send(request, { isStray: true });
  if (!ok) throw new StepFailed({ call: "the profile's clock", expected: 'a success', got: `status ${status}` });
  if (!ahead.has(t)) t.leave('the clock of the server, ahead of the time');
  ahead.set(t, (ahead.get(t) ?? 0) + seconds);
}
