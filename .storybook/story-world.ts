import { parsePageData } from '#app/page-data/page-data.ts';
import { createWorld } from '#app/world/create-world.ts';
import { journal } from '#fixtures/stories/answers.ts';
import { carts, forgetCarts } from '#fixtures/stories/carts.ts';
import { unavailable } from '#host/bot-check/service.ts';
import type { Settings } from '#machines/api/contract.ts';
import type { Outcome } from '#machines/lib/outcome.ts';
import { attemptsInMemory } from '#machines/lib/storage/attempt-store.ts';
import type { AttemptStore, CartChannel, IntentStatus, NewAttempt, World } from '#machines/lib/world.ts';
import { pages } from '#mocks/replies.ts';
import { observer } from './machine-panel/observer.ts';
import { steppingClock } from './stepping/clock.ts';
import { holdable } from './stepping/provider.ts';
import { BOT_CHECK_ANSWERED } from './stepping/steps.ts';

export interface Setting {
  /** An attempt that the browser has kept, and its age in ms. */
  attempt?: Omit<NewAttempt, 'id'> & { age?: number };
  /** Another tab holds the turn until this one requests it once. */
  isOrderingElsewhere?: boolean;
  /** The payment provider's script is blocked, or never loads. */
  paymentScript?: 'blocked' | 'silent';
  /** The bot check's script is blocked or never loads, it has opened a challenge, or the page itself cannot ask it. */
  botCheck?: 'blocked' | 'silent' | 'challenged' | 'broken';
  /** The provider's answer to a confirmation is lost. */
  confirmation?: 'lost';
  /** The provider's status of a payment, if it is not the mock's. */
  paymentStatus?: IntentStatus | 'silent';
  /** The provider never returns the status of a setup, or its answer is lost. */
  setupStatus?: 'silent' | 'lost';
  /** The page is scrolled past its header. */
  isScrolled?: boolean;
  /** Waits of up to a second end at once. */
  impatient?: boolean;
  /** With the query; defaults to `/`. */
  path?: string;
  notice?: Outcome;
  /** The page was restored from bfcache before its widgets mounted. */
  isShownAgain?: boolean;
  /** Another tab announces that a session began or ended. */
  isSessionTold?: boolean;
  /** The reader filled in the form before logging in. */
  isDraftOffered?: boolean;
}

/** Returns the development site's world, observed by the Workbench panel. Storage is in memory. */
export function storyWorld(setting: Setting): World {
  const { paymentScript, confirmation, paymentStatus, setupStatus, isScrolled = false, impatient } = setting;
  const { isShownAgain, isSessionTold, isDraftOffered } = setting;
  forgetCarts();
  const world = createWorld(
    { ...settings, ...botCheckSetting() },
    'story',
    parsePageData(undefined),
    new URLSearchParams(),
    '',
  );
  const payment = { ...world.payment };
  if (paymentScript) payment.load = stopped[paymentScript];
  if (confirmation) Object.assign(payment, { confirm: stopped.blocked, confirmSetup: stopped.blocked });
  if (paymentStatus) payment.readStatus = paymentStatus === 'silent' ? stopped.silent : async () => paymentStatus;
  if (setupStatus) payment.readSetupStatus = setupStatus === 'lost' ? stopped.blocked : stopped.silent;
  return {
    ...world,
    payment: holdable(payment, journal),
    botCheck: botCheckOf(setting, world),
    clock: impatient ? impatientClock : steppingClock,
    attempts: attemptsOf(setting),
    cart: isShownAgain ? { ...carts, onReturn: soon } : carts,
    changes: {
      announce: () => undefined,
      watch: (heard) => (isSessionTold ? soon(() => heard('session')) : () => undefined),
    },
    page: { watchFold: isScrolled ? scrolled : world.page.watchFold, print: stopped.silent },
    announceOrder: async () => undefined,
    announceLogin: () => undefined,
    ...(isDraftOffered && { drafts: { ...world.drafts, offered: () => ({ accept: nothing, discard: nothing }) } }),
    inspect: observer.inspect,
  };
}

/** The service from the conditions or a scenario. A new key per story makes Google's script load again. */
function botCheckSetting(): Pick<Settings, 'bot_check'> {
  const { botProvider } = journal.state().switches;
  if (botProvider !== 'recaptcha') return { bot_check: pages.showDonate[botProvider].body.settings.bot_check };
  worlds += 1;
  return { bot_check: { provider: 'recaptcha', site_key: `6LfStory${worlds}` } };
}

let worlds = 0;

function botCheckOf({ botCheck }: Setting, { botCheck: own }: World): World['botCheck'] {
  if (botCheck === undefined) return { ...own, token: (...asked) => inTurn(own.token(...asked), asked[1]) };
  if (botCheck !== 'challenged') return { ...own, token: withheld[botCheck] };
  const listeners = new Set<(isOpen: boolean) => void>();
  return {
    ...own,
    token: async () => {
      for (const heard of listeners) heard(true);
      return stopped.silent();
    },
    watchChallenge: (heard) => {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
  };
}

/** A replay must not let the bot check race the waits that the tester skipped. */
async function inTurn(token: Promise<string>, signal: AbortSignal): Promise<string> {
  await token.catch(nothing);
  await observer.turn(BOT_CHECK_ANSWERED, () => !signal.aborted);
  return token;
}

function attemptsOf({ attempt, isOrderingElsewhere = false }: Setting): AttemptStore {
  const kept = attempt && { ...attempt, id: 'story', at: Date.now() - (attempt.age ?? 0) };
  const store = attemptsInMemory(Date.now, kept && [kept]);
  let isTaken = isOrderingElsewhere;
  const takeTurn = async () => {
    const isOurs = !isTaken;
    isTaken = false;
    return isOurs;
  };
  return { ...store, takeTurn };
}

const settings: Settings = structuredClone(pages.showSubscribe.visitor.body.settings);

const soon: CartChannel['onReturn'] = (returned) => {
  const id = setTimeout(returned);
  return () => clearTimeout(id);
};

const nothing = () => undefined;

const scrolled: World['page']['watchFold'] = (crossed) => {
  crossed(true);
  return () => undefined;
};

const stopped = {
  blocked: () => Promise.reject(new Error('Nothing came.')),
  silent: () => new Promise<never>(() => {}),
};

const withheld = {
  blocked: () => Promise.reject(unavailable('Nothing came.')),
  broken: stopped.blocked,
  silent: stopped.silent,
};

const impatientClock: NonNullable<World['clock']> = {
  setTimeout: (elapsed, ms) => steppingClock.setTimeout(elapsed, ms > 1_000 ? ms : 0),
  clearTimeout: (id) => steppingClock.clearTimeout(id),
};
