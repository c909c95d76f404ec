import { type ActorRefFrom, type AnyStateMachine, createActor, type InputFrom, transition } from 'xstate';
import type { Product } from '#machines/api/contract.ts';
import { createDraftStore } from '#machines/lib/draft-store.ts';
import type { Attempt, DraftStore } from '#machines/lib/world.ts';
import { checkoutMachine } from '#machines/purchase/checkout/checkout.machine.ts';
import type { CheckoutEvent } from '#machines/purchase/checkout/checkout-context.ts';
import type { Kept } from '#machines/purchase/checkout/purchase.ts';
import { draftsOf } from './drafts.ts';

export interface PlayedTab {
  stored: Map<string, string>;
  query: URLSearchParams;
  /** In ms since 1970. */
  now: number;
  attempts: Attempt[];
  /** Whether the login was opened for this page. */
  isAfterLogin: boolean;
  open: (name?: string, hasAddress?: boolean) => DraftStore;
}

export function playTab(): PlayedTab {
  const tab: PlayedTab = {
    stored: new Map(),
    query: new URLSearchParams(),
    now: 1_800_000_000_000,
    attempts: [],
    isAfterLogin: false,
    open: (name = 'journal.draft.one', hasAddress = true) => {
      const shelf = {
        name,
        read: (): unknown => JSON.parse(tab.stored.get(name) ?? 'null') ?? undefined,
        write: (record: unknown) => void tab.stored.set(name, JSON.stringify(record)),
        clear: () => void tab.stored.delete(name),
      };
      const address = {
        read: (parameter: string) => tab.query.get(parameter),
        write: (choices: Readonly<Record<string, string | undefined>>) => {
          for (const [parameter, value] of Object.entries(choices))
            if (value === undefined) tab.query.delete(parameter);
            else tab.query.set(parameter, value);
        },
      };
      return createDraftStore(
        shelf,
        hasAddress ? address : undefined,
        () => tab.now,
        () => tab.isAfterLogin,
      );
    },
  };
  return tab;
}

type Purchase = AnyStateMachine & Kept<never, never>;

/** A purchase page in a tab that tests can reload. Its input comes from the tab's address. */
export function pagesOf<M extends Purchase>(
  machine: M,
  inputAt: (query: URLSearchParams) => InputFrom<M>,
  tab: PlayedTab = playTab(),
  drafts: DraftStore = tab.open(),
) {
  const { keeper } = machine;
  if (!keeper) throw new Error(`Nothing is kept of ${machine.id}.`);
  const load = (input: InputFrom<M> = inputAt(tab.query)) => {
    const { kept = [], payment } = keeper.read(input as never, drafts, { read: () => tab.attempts });
    const begun = { ...Object(input), kept, payment } as InputFrom<M>;
    const page = draftsOf(machine, begun);
    let look: (snapshot: never) => void = () => undefined;
    let draft = page.begun(begun);
    let isEdited = kept.length > 0;
    const { checkout } = createActor<AnyStateMachine>(machine, { input: begun }).getSnapshot().children;
    let paying = (checkout as ActorRefFrom<typeof checkoutMachine> | undefined)?.getSnapshot();
    const shown = (status: string, departure: object = {}, attempt?: string) =>
      ({
        status,
        context: { draft, isEdited, payment, departure },
        children: paying ? { checkout: { getSnapshot: () => ({ context: { ...paying?.context, attempt } }) } } : {},
      }) as never;
    const subscribe = (heard: typeof look) => {
      look = heard;
      return { unsubscribe: () => undefined };
    };
    const watched = keeper.keep({ getSnapshot: () => shown('active'), subscribe } as never, drafts);
    return {
      kept,
      offer: drafts.offered(),
      draft: () => draft,
      isTaken: watched.isTaken,
      loaded: (list?: readonly Product[]) => {
        draft = page.loaded(draft, list);
        look(shown('active'));
      },
      change: (...changes: Parameters<typeof page.changed>[1][]) => {
        for (const change of changes) {
          draft = page.changed(draft, change);
          isEdited = true;
          look(shown('active'));
        }
      },
      payment: () => paying && { card: paying.context.card, keepsCard: paying.context.keepsCard },
      chooses: (...events: CheckoutEvent[]) => {
        for (const event of events) {
          if (paying) [paying] = transition(checkoutMachine, paying, event);
          look(shown('active'));
        }
      },
      ordered: (attempt: string) => look(shown('active', {}, attempt)),
      ended: (departure: object) => look(shown('done', departure)),
    };
  };
  return { tab, load };
}
