import type { Choice, SettledCall } from '#fixtures/stories/recording.ts';

/** A call in the call queue, to the server or to the payment provider. */
export interface Work<Answer> {
  name: string;
  words: string;
  own: () => Promise<Answer>;
  named: Readonly<Record<string, () => Answer>>;
  fail: () => Answer | Promise<Answer>;
  /** Aborts once the page no longer waits for an answer. */
  signal?: AbortSignal;
  /** Set if a recording must keep the answer itself, because asking again would not give the same. */
  given?: (value: unknown) => Answer;
  display?: Display<Answer>;
}

export interface Display<Answer> {
  options: readonly Option[];
  request: Promise<RequestShown>;
  reply: (answer: Answer, choice: Choice) => Promise<ReplyShown>;
}

/** A request as the panel shows it, secrets masked. */
export interface RequestShown {
  path?: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: string;
}

export interface ReplyShown {
  status?: number;
  name?: string;
  summary?: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: string;
  why?: string;
}

export interface Option {
  name: string;
  status?: number;
  summary: string;
}

/** A call in flight or answered, as the panel shows it. */
export interface QueuedCall {
  number: number;
  name: string;
  words: string;
  options: readonly Option[];
  state: 'held' | 'flying' | 'landed' | 'abandoned';
  answer?: string;
  request?: RequestShown;
  reply?: ReplyShown;
}

/** How future calls of a name are answered. */
export interface Order {
  choice: Choice;
  /** `next` only answers the next call. */
  times: 'next' | 'always';
}

interface Open {
  call: QueuedCall;
  choose: (choice: Choice) => void;
  /** Whether the server has got the call. */
  hasFlown: () => boolean;
}

/** A call queue where a story's calls wait for the answers that a tester chooses. */
export function createCallQueue() {
  let queuedCalls: Open[] = [];
  let isHolding = false;
  const orders = new Map<string, Order>();
  let changed: () => void = () => undefined;
  let landed: (landing: SettledCall) => void = () => undefined;

  function take<Answer>(work: Work<Answer>): Promise<Answer> {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const call: QueuedCall = {
      number: queuedCalls.length,
      name: work.name,
      words: work.words,
      options: work.display?.options ?? Object.keys(work.named).map((name) => ({ name, summary: '' })),
      state: isHolding ? 'held' : 'flying',
    };
    void work.display?.request.then((request) => {
      call.request = request;
      changed();
    });
    const showReply = async (choice: Choice, answer: Promise<Answer>) => {
      const reply = await answer.then(
        (value) => work.display?.reply(value, choice),
        (reason: unknown) => ({ ...NOTHING, why: whyFailed(choice) ?? String(reason) }),
      );
      if (reply) call.reply = reply;
      changed();
    };
    let flown: Promise<Answer> | undefined;
    const settle = (choice: Choice, answer: () => Answer | Promise<Answer>) => {
      if (!inAir(open)) return;
      land(open, choice);
      call.state = 'landed';
      call.answer = wordsOf(choice);
      const given = Promise.resolve(answer());
      resolve(given);
      void showReply(choice, given);
      changed();
    };
    // Asks the server only once, whatever happens to its answer.
    const send = (isWanted: () => boolean, choice: Choice) => {
      flown ??= work.own();
      flown.then(
        (value) =>
          isWanted() && settle(landingOf(work, choice, value), () => (choice.kind === 'lost' ? work.fail() : value)),
        (reason: unknown) => isWanted() && settle({ kind: 'lost' }, () => Promise.reject(reason)),
      );
    };
    const choose = (choice: Choice) => {
      if (choice.kind === 'unheard') send(() => false, choice);
      else if (choice.kind === 'own' || choice.kind === 'lost') send(() => true, choice);
      else settle(choice, () => answerOf(work, choice));
    };
    const open = { call, choose, hasFlown: () => flown !== undefined };
    queuedCalls.push(open);
    work.signal?.addEventListener('abort', () => abandon(open));
    const order = orders.get(work.name);
    if (order?.times === 'next') orders.delete(work.name);
    if (order) choose(order.choice);
    else if (!isHolding) send(() => call.state === 'flying', { kind: 'own' });
    changed();
    return promise;
  }

  const inAir = ({ call: { state } }: Open) => state === 'held' || state === 'flying';
  /** A call whose page has left can still reach the server. */
  const isOpen = (open: Open, { kind }: Choice) =>
    inAir(open) || (kind === 'unheard' && open.call.state === 'abandoned' && !open.hasFlown());

  function land(open: Open, choice: Choice): void {
    const { name } = open.call;
    const nth = queuedCalls.filter((one) => one.call.name === name && isOpen(one, choice)).indexOf(open);
    landed({ name, choice, ...(nth > 0 && { nth }) });
  }

  function abandon(open: Open): void {
    if (!inAir(open) || !queuedCalls.includes(open)) return;
    if (open.hasFlown()) land(open, { kind: 'unheard' });
    open.call.state = 'abandoned';
    open.call.reply = { ...NOTHING, why: 'Abandoned: the machine left the state that made the call.' };
    changed();
  }

  return {
    take,
    /** Answers a call in call; `always` also answers all later calls of that name. */
    choose(number: number, choice: Choice, always = false): void {
      const open = queuedCalls[number];
      if (!open || !isOpen(open, choice)) return;
      if (choice.kind === 'unheard') land(open, choice);
      else open.call.state = 'held';
      if (always) orders.set(open.call.name, { choice, times: 'always' });
      open.choose(choice);
    },
    /** Holds the answer of a call in call until it is chosen. */
    holdBack(number: number): void {
      const open = queuedCalls[number];
      if (open?.call.state === 'flying') open.call.state = 'held';
      changed();
    },
    hold(isOn: boolean): void {
      isHolding = isOn;
      changed();
    },
    /** Sets the answer to future calls of this name. */
    order(name: string, order: Order): void {
      orders.set(name, order);
      changed();
    },
    forgetOrder(name: string): void {
      orders.delete(name);
      changed();
    },
    isHolding: () => isHolding,
    queuedCalls: (): readonly QueuedCall[] => queuedCalls.map(({ call }) => ({ ...call })),
    orders: (): readonly OrderShown[] =>
      [...orders].map(([name, { choice, times }]) => ({ name, times, answer: wordsOf(choice) })),
    /** The calls that could be answered so. */
    open: (choice: Choice): readonly QueuedCall[] =>
      queuedCalls.filter((one) => isOpen(one, choice)).map(({ call }) => call),
    listen(onChange: () => void, onLanding: (landing: SettledCall) => void): void {
      changed = onChange;
      landed = onLanding;
    },
    reset(): void {
      queuedCalls = [];
      isHolding = false;
      orders.clear();
      changed();
    },
  };
}

export interface OrderShown {
  name: string;
  times: Order['times'];
  answer: string;
}

export const callQueue = createCallQueue();

function landingOf<Answer>({ given, named }: Work<Answer>, choice: Choice, value: Answer): Choice {
  if (!given || choice.kind !== 'own') return choice;
  const name = kindOf(value);
  const isPlain = typeof value === 'string' || Object.keys(Object(value)).length === 1;
  return isPlain && name in named ? { kind: 'named', name } : { kind: 'given', value };
}

function answerOf<Answer>({ named, fail, given }: Work<Answer>, choice: Choice): Answer | Promise<Answer> {
  if (choice.kind === 'named') return (named[choice.name] ?? fail)();
  if (choice.kind === 'given' && given) return given(choice.value);
  return fail();
}

export function wordsOf(choice: Choice): string {
  switch (choice.kind) {
    case 'own':
      return 'the server’s answer';
    case 'named':
      return choice.name;
    case 'dropped':
      return 'never arrived';
    case 'lost':
      return 'answer lost';
    case 'unheard':
      return 'no longer awaited';
    case 'given':
      return kindOf(choice.value);
  }
}

/** Why the choice left a call without an answer, if it did. */
export function whyFailed({ kind }: Choice): string | undefined {
  if (kind === 'dropped') return 'Dropped in this panel: the call never arrived.';
  return kind === 'lost' ? 'Lost in this panel: the server acted, but its answer did not arrive.' : undefined;
}

const NOTHING: ReplyShown = { headers: [], body: '' };

export const kindOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'kind' in value ? String(value.kind) : String(value);
