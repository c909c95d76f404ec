import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { lights } from '#fixtures/data/cart.ts';
import type { CartState } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import { answer } from '#machines/lib/port.ts';
import { cartMachine } from '#machines/purchase/cart/cart.machine.ts';
import { type CartChange, quantityOf } from '#machines/purchase/cart/cart-context.ts';
import { cartTotals, linesOf } from '#machines/rules/cart/cart.ts';
import { holds, SCHEDULES } from './schedule.ts';
import { settle } from './tabs.ts';

const MOST = 24;

type Outcome = 'answered' | 'lost' | 'lostUndone';

class Server {
  quantity = 1;
  version = 1;
  readonly pending: ((outcome: Outcome) => void)[] = [];
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
    return new Promise((resolve) => {
      this.pending.push((outcome) => {
        if (outcome !== 'lostUndone') act();
        resolve(outcome === 'answered' ? { kind: 'ok', output: this.cart() } : { kind: 'unanswered' });
      });
    });
  }
}

function openPage() {
  const server = new Server();
  const actor = createActor(server.machine, { input: { cart: server.cart() }, clock: new SimulatedClock() }).start();
  const page = { server, actor, wanted: 1, hasLost: false, calls: 0 };
  const shown = () => {
    const { context } = actor.getSnapshot();
    const [line] = context.lines;
    return line ? quantityOf(context, line) : 0;
  };
  const want = (quantity: number) => {
    actor.send({ type: 'quantity.changed', id: 'ln_1', quantity });
    page.wanted = Math.min(Math.max(quantity, 1), MOST);
  };
  const end = (outcome: Outcome) => {
    const call = server.pending.shift();
    page.calls += call ? 1 : 0;
    page.hasLost ||= call !== undefined && outcome !== 'answered';
    call?.(outcome);
  };
  return Object.assign(page, { shown, want, end });
}

type Page = ReturnType<typeof openPage>;

const command = (name: string, act: (page: Page) => void, isAwaited: boolean): fc.AsyncCommand<object, Page> => ({
  check: () => true,
  run: async (_, page) => {
    act(page);
    if (isAwaited) await settle();
    expect(page.server.pending.length).toBeLessThanOrEqual(1);
  },
  toString: () => name,
});

const act = (name: string, run: (page: Page) => void) =>
  fc.boolean().map((isAwaited) => command(isAwaited ? `${name}, then a pause` : name, run, isAwaited));

const more = act('one more', ({ want, shown }) => want(shown() + 1));

const commands = [
  more,
  more,
  act('one fewer', ({ want, shown }) => want(shown() - 1)),
  fc.integer({ min: 1, max: MOST }).chain((quantity) => act(`${quantity}`, ({ want }) => want(quantity))),
  act('answered', ({ end }) => end('answered')),
  act('lost', ({ end }) => end('lost')),
  act('lost, undone', ({ end }) => end('lostUndone')),
  act('page returned', ({ actor }) => actor.send({ type: 'page.returned' })),
  act('retried', ({ actor }) => actor.send({ type: 'read.retried' })),
];

test(`${SCHEDULES} random schedules end with the last requested quantities and the server’s total [CART-14]`, async () => {
  let calls = 0;
  await holds(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 24, size: 'max' }), async (steps) => {
      const page = openPage();
      await fc.asyncModelRun(() => ({ model: {}, real: page }), steps);
      await settle();
      // The last change goes over a working network.
      page.want(page.wanted === 7 ? 8 : 7);
      for (let rounds = 0; rounds < 12; rounds += 1) {
        await settle();
        page.end('answered');
      }
      await settle();
      const { context, tags } = page.actor.getSnapshot();
      page.actor.stop();
      const { wanted, server, hasLost } = page;
      const ends = { held: server.quantity, total: cartTotals(context.lines).total, version: context.cart.version };
      expect({ shown: page.shown(), ...ends, open: tags.size }).toEqual({
        shown: wanted,
        held: wanted,
        total: priceOf(wanted),
        version: server.version,
        open: 0,
      });
      if (!hasLost) expect(context.problems).toEqual([]);
      calls += page.calls;
    }),
  );
  expect(calls).toBeGreaterThan(SCHEDULES);
});

const priceOf = (quantity: number): number => cartTotals(linesOf(lights(quantity, 1, MOST))).total;
