import { createWorld } from '#app/create-world.ts';
import type { Settings } from '#machines/api/contract.ts';
import type { Attempt, AttemptStore, World } from '#machines/lib/world.ts';
import { pages } from '#mocks/replies.ts';
import { observer } from './machine-panel/observer.ts';

/** What of the world a story sets up otherwise. */
export interface Setting {
  /** The attempt that a reload cut off. */
  attempt?: Attempt;
  /** The payment provider's script cannot be loaded, or never comes. */
  paymentScript?: 'blocked' | 'silent';
  /** The bot check's script cannot be loaded, or never comes. */
  botCheck?: 'blocked' | 'silent';
  /** The provider's answer to a confirmation is lost. */
  confirmation?: 'lost';
  /** Waits of a second or less are over at once. */
  impatient?: boolean;
}

/** The world of the development site, watched by the Machine panel; what survives a reload is kept in memory. */
export function storyWorld({ attempt, paymentScript, botCheck, confirmation, impatient }: Setting): World {
  const world = createWorld(settings, 'story', new URLSearchParams());
  const payment = { ...world.payment };
  if (paymentScript) payment.load = stopped[paymentScript];
  if (confirmation) payment.confirm = stopped.blocked;
  return {
    ...world,
    payment,
    botCheck: botCheck ? { ...world.botCheck, token: stopped[botCheck] } : world.botCheck,
    ...(impatient && { clock: impatientClock }),
    attempts: inMemory(attempt),
    inspect: observer.inspect,
  };
}

const settings: Settings = structuredClone(pages.showSubscribe.visitor.body.settings);

const stopped = {
  blocked: () => Promise.reject(new Error('Nothing came.')),
  silent: () => new Promise<never>(() => {}),
};

const impatientClock = {
  setTimeout: (elapsed: (...passed: unknown[]) => void, ms: number) => window.setTimeout(elapsed, ms > 1_000 ? ms : 0),
  clearTimeout: (id: number) => window.clearTimeout(id),
};

function inMemory(kept: Attempt | undefined): AttemptStore {
  let attempt = kept;
  return {
    read: () => attempt,
    write: (next) => {
      attempt = next;
    },
    clear: () => {
      attempt = undefined;
    },
  };
}
