import type { Settings } from '#machines/api/contract.ts';
import type { BotCheck } from '#machines/lib/world.ts';
import type { ChallengeWords } from './service.ts';

/** Creates the bot check. Its code loads on the first input; without a setting the token is empty (HOST-13). */
export function createBotCheck(setting: Settings['bot_check'], words: ChallengeWords): BotCheck {
  const listeners = new Set<(isOpen: boolean) => void>();
  const watchChallenge: BotCheck['watchChallenge'] = (heard) => {
    listeners.add(heard);
    return () => void listeners.delete(heard);
  };
  if (!setting) return { prepare: () => undefined, token: async () => '', watchChallenge };
  const open = async () => (await import('./open-service.ts')).openService(setting);
  const challenged = (isOpen: boolean) => {
    for (const heard of [...listeners]) heard(isOpen);
  };
  return {
    prepare: () =>
      void open()
        .then((service) => service.prepare())
        // The token asks again, and says what is wrong.
        .catch(() => undefined),
    token: async (action, signal) => (await open()).token({ action, signal, challenged, words }),
    watchChallenge,
  };
}
