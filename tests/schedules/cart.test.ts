import { afterAll, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { CartState } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import { answer } from '#machines/lib/port.ts';
import { cartMachine } from '#machines/purchase/cart/cart.machine.ts';
import { type CartChange, quantityOf } from '#machines/purchase/cart/cart-context.ts';
import { cartTotals, linesOf } from '#machines/rules/cart/cart.ts';
import { lights } from '../support/cart.ts';
import { isReplay, playSchedules, SCHEDULES, tell } from './playing.ts';
import type { Random } from './random.ts';

const STEPS = 20;
const MOST = 24;

let clicks = 0;
let calls = 0;

test(`${SCHEDULES} random schedules end with the last requested quantities and the server’s total [CART-14]`, async () => {
  expect(await playSchedules(playOut)).toEqual([]);
  expect(isReplay || calls > SCHEDULES).toBe(true);
});

afterAll(() => tell('a cart', `${clicks} wishes, ${calls} calls`));

async function playOut(random: Random): Promise<string[]> {
  const log: string[] = [];
  const page = openPage(random);
  for (let step = 0; step < STEPS; step += 1) {
    const name = NAMES[random(NAMES.length)] ?? 'more';
    log.push(name);
    page.steps[name]();
    if (random(3) > 0) await turn();
    if (page.pending.length > 1) return [`${page.pending.length} calls at once\n  ${log.join(', ')}`];
  }
  await turn();
  // The last change goes over a working network.
  page.want(page.wish() === 7 ? 8 : 7);
  for (let rounds = 0; rounds < 12; rounds += 1) {
    await turn();
    page.steps.answer();
  }
  await turn();
  const wrong = page.wrong();
  return wrong ? [`${wrong}\n  ${log.join(', ')}`] : [];
}

const NAMES = ['more', 'more', 'more', 'fewer', 'jump', 'answer', 'answer', 'lose', 'return', 'retry'] as const;

function openPage(random: Random) {
  const server = new Server();
  const actor = createActor(server.machine, { input: { cart: server.cart() }, clock: new SimulatedClock() }).start();
  let wish = 1;
  let hasLost = false;
  const shown = () => {
    const { context } = actor.getSnapshot();
    const [line] = context.lines;
    return line ? quantityOf(context, line) : 0;
  };
  const want = (quantity: number) => {
    clicks += 1;
    actor.send({ type: 'quantity.changed', id: 'ln_1', quantity });
    wish = Math.min(Math.max(quantity, 1), MOST);
  };
  const lose = (outcome: 'lost' | 'lostUndone') => {
    hasLost ||= server.pending.length > 0;
    server.pending.shift()?.(outcome);
  };
  return {
    pending: server.pending,
    wish: () => wish,
    want,
    steps: {
      more: () => want(shown() + 1),
      fewer: () => want(shown() - 1),
      jump: () => want(1 + random(MOST)),
      answer: () => server.pending.shift()?.('answered'),
      lose: () => lose(random(2) > 0 ? 'lost' : 'lostUndone'),
      return: () => actor.send({ type: 'page.returned' }),
      retry: () => actor.send({ type: 'read.retried' }),
    },
    wrong: () => {
      const { context, tags } = actor.getSnapshot();
      const { total } = cartTotals(context.lines);
      actor.stop();
      const ends = { shown: shown(), held: server.quantity, total, version: context.cart.version, open: tags.size };
      const right = { shown: wish, held: wish, total: priceOf(wish), version: server.version, open: 0 };
      if (JSON.stringify(ends) !== JSON.stringify(right)) return `${JSON.stringify(ends)} for a wish of ${wish}`;
      return hasLost || context.problems.length === 0 ? undefined : `says ${JSON.stringify(context.problems)}`;
    },
  };
}

class Server {
  quantity = 1;
  version = 1;
  readonly pending: ((outcome: 'answered' | 'lost' | 'lostUndone') => void)[] = [];
  readonly machine = cartMachine.provide({
    actors: {
      changeCart: answer<Result<CartState>, CartChange | undefined>(({ input }) =>
        this.ask(() => this.set(input?.quantity ?? 0)),
      ),
      readCart: answer<Result<CartState>, void>(() => this.ask(() => undefined)),
    },
  });

  cart(): CartState {
    return lights(this.quantity, this.version, MOST);
  }

  private set(quantity: number): void {
    if (this.quantity !== quantity) this.version += 1;
    this.quantity = quantity;
  }

  private ask(act: () => void): Promise<Result<CartState>> {
    calls += 1;
    return new Promise((resolve) => {
      this.pending.push((outcome) => {
        if (outcome !== 'lostUndone') act();
        resolve(outcome === 'answered' ? { kind: 'ok', output: this.cart() } : { kind: 'unanswered' });
      });
    });
  }
}

const priceOf = (quantity: number): number => cartTotals(linesOf(lights(quantity, 1, MOST))).total;

const turn = () => new Promise((resolve) => setImmediate(resolve));
