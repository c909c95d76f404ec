import type { Result } from '#machines/api/reply.ts';
import { flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import type { SetupStatus, Unconfirmed, World } from '#machines/lib/world.ts';
import { cardUpdateMachine } from './card-update.machine.ts';
import type { KeepCard, KeptCard } from './card-update-context.ts';

/** Creates the flow of a card update. Each page saves the card with its own call. */
export const cardUpdateBy = (keep: (world: World, card: KeepCard, signal: AbortSignal) => Promise<Result<KeptCard>>) =>
  flow(cardUpdateMachine, (world) => ({
    loadPayment: answer(({ input: { pubkey } }) => world.payment.load(pubkey)),
    confirmSetup: answer(async ({ input }) => known(await world.payment.confirmSetup(input))),
    readSetup: answer(async ({ input }) => known(await world.payment.readSetupStatus(input))),
    keepCard: answer(({ input, signal }) => keep(world, input, signal)),
  }));

/** Throws on an answer we do not know, because the outcome of the setup is then unknown. */
function known<Status extends SetupStatus | Unconfirmed>(status: Status): Status {
  switch (status.kind) {
    case 'succeeded':
      if (METHOD.test(status.method)) return status;
      break;
    case 'processing':
    case 'verifying':
    case 'open':
    case 'unavailable':
    case 'viewOnly':
      return status;
  }
  throw new TypeError(`The payment provider answered "${status.kind}".`);
}

/** The method IDs that `openapi.yaml` allows. */
const METHOD = /^(?:pm|tok|btok|card|ba|src)_[A-Za-z0-9]{1,64}$/;
