import type { Actor } from 'xstate';
import type { Problem } from '#machines/lib/problem.ts';
import type { Attempt } from '#machines/lib/world.ts';
import type { subscribeMachine } from '#machines/purchase/subscribe.machine.ts';
import type { CallId } from '#mocks/documented.ts';
import { settle } from '../support/world.ts';
import type { Means } from './faults.ts';

export type Builder = Actor<typeof subscribeMachine>;

/** Where the fault strikes: which call, after what, and what must have become of the flow. */
export interface Scenario {
  name: string;
  id: CallId;
  /** How long the flow may be busy with it (ms). */
  limit: number;
  attempt?: Attempt;
  /** Brings the flow to where the next call is the one. */
  begin?: (builder: Builder) => Promise<void>;
  /** Sets the call off, where starting does not. */
  act?: (builder: Builder) => void;
  /** The machine that makes the call. */
  child: 'checkout' | 'shipping' | 'products';
  /** The state that it rests in, and what it says. */
  rest: (means: Means) => { value: string; problems: Problem[] };
  /** One event, after which, the fault being over, the flow goes on. */
  retry: (builder: Builder) => void;
  /** What it then comes to. */
  end: 'formOpen' | 'landed' | 'loaded';
}

const intent = 'pi_3Pq81x';
const general = (code: Problem['code']): Problem[] => [{ field: 'general', code }];
const submit = (builder: Builder) => builder.send({ type: 'form.submitted' });
const check = (builder: Builder) => builder.getSnapshot().children.checkout?.send({ type: 'check.requested' });

function ordered(means: Means) {
  if (means === 'good') return { value: 'sendable', problems: [] };
  const said = typeof means === 'object' ? means.problems : [];
  return { value: 'sendable', problems: said.length > 0 ? said : general('orderFailed') };
}

const loaded = (means: Means) => ({ value: means === 'good' ? 'loaded' : 'failed', problems: [] });

const openForm = async (builder: Builder) => {
  submit(builder);
  await settle();
};

/** Every place of the purchase where a call is made. */
export const scenarios: Scenario[] = [
  {
    name: 'subscribe, first submit',
    id: 'subscribe',
    limit: 72_000,
    act: submit,
    child: 'checkout',
    rest: ordered,
    retry: submit,
    end: 'formOpen',
  },
  {
    name: 'subscribe, second submit',
    id: 'subscribe',
    limit: 72_000,
    begin: openForm,
    act: submit,
    child: 'checkout',
    rest: (means) => (means === 'good' ? { value: 'completed', problems: [] } : ordered(means)),
    retry: submit,
    end: 'landed',
  },
  {
    name: 'getFulfilment, polling',
    id: 'getFulfilment',
    limit: 100 * 36_000,
    begin: openForm,
    act: submit,
    child: 'checkout',
    rest: (means) => {
      if (means === 'good') return { value: 'completed', problems: [] };
      return { value: 'unsettled', problems: general(means === 'unanswered' ? 'timedOut' : 'unexpected') };
    },
    retry: check,
    end: 'landed',
  },
  {
    name: 'getFulfilment, restoring',
    id: 'getFulfilment',
    limit: 35_000,
    attempt: { step: 'paying', intent },
    child: 'checkout',
    rest: (means) =>
      means === 'good' ? { value: 'completed', problems: [] } : { value: 'unsettled', problems: general('unexpected') },
    retry: check,
    end: 'landed',
  },
  ...(['shipping', 'products'] as const).map(
    (child): Scenario => ({
      name: child === 'shipping' ? 'getShipping' : 'getProducts',
      id: child === 'shipping' ? 'getShipping' : 'getProducts',
      limit: 35_000,
      child,
      rest: loaded,
      retry: (builder) => builder.getSnapshot().children[child]?.send({ type: 'load.retried' }),
      end: 'loaded',
    }),
  ),
];
