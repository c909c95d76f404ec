/** How a call is answered: as the server would, with a documented reply, or not at all. */
export type Choice =
  | { kind: 'own' }
  | { kind: 'named'; name: string }
  /** The call does not arrive, or its answer is lost on the way back. */
  | { kind: 'dropped' }
  | { kind: 'lost' }
  /** Exactly this, as it was given before. */
  | { kind: 'given'; value: unknown };

/** Work that is in flight until it is answered. */
export interface Work<Answer> {
  /** The name of the operation, or of what the provider is asked. */
  name: string;
  /** As a tester reads it: `POST /api/subscribe`. */
  words: string;
  own: () => Promise<Answer>;
  /** Its documented answers, by their names. */
  named: Readonly<Record<string, () => Answer>>;
  fail: () => Answer | Promise<Answer>;
  /** Where an answer is kept as it is, because it cannot be given again by asking again. */
  given?: (value: unknown) => Answer;
}

/** Work in flight or landed, as the panel shows it. */
export interface Flight {
  number: number;
  name: string;
  words: string;
  options: readonly string[];
  state: 'held' | 'flying' | 'landed' | 'abandoned';
  /** How it was answered, in words. */
  answer?: string;
}

/** What was answered, for whoever keeps it. */
export interface Landing {
  name: string;
  choice: Choice;
}

interface Open {
  flight: Flight;
  choose: (choice: Choice) => void;
}

/** Where every call of a story waits for its answer, and where a tester chooses it. */
export function createGate() {
  let flights: Open[] = [];
  let isHolding = false;
  const orders = new Map<string, Choice>();
  let changed: () => void = () => undefined;
  let landed: (landing: Landing) => void = () => undefined;

  function take<Answer>(work: Work<Answer>): Promise<Answer> {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const flight: Flight = {
      number: flights.length,
      name: work.name,
      words: work.words,
      options: Object.keys(work.named),
      state: isHolding ? 'held' : 'flying',
    };
    let flown: Promise<Answer> | undefined;
    const land = (choice: Choice, answer: () => Answer | Promise<Answer>) => {
      if (flight.state === 'landed') return;
      flight.state = 'landed';
      flight.answer = wordsOf(choice);
      landed({ name: flight.name, choice });
      resolve(answer());
      changed();
    };
    // What was asked of the server once is not asked of it again, however its answer is dealt with.
    const fly = (isWanted: () => boolean, choice: Choice) => {
      flown ??= work.own();
      flown.then(
        (value) =>
          isWanted() && land(landingOf(work, choice, value), () => (choice.kind === 'lost' ? work.fail() : value)),
        (reason: unknown) => isWanted() && land({ kind: 'lost' }, () => Promise.reject(reason)),
      );
    };
    const choose = (choice: Choice) => {
      if (choice.kind === 'own' || choice.kind === 'lost') fly(() => true, choice);
      else land(choice, () => answerOf(work, choice));
    };
    flights.push({ flight, choose });
    const order = orders.get(work.name);
    if (order) choose(order);
    else if (!isHolding) fly(() => flight.state === 'flying', { kind: 'own' });
    changed();
    return promise;
  }

  const inAir = ({ flight: { state } }: Open) => state === 'held' || state === 'flying';

  return {
    take,
    /** Answers work in flight; `always` answers all further work of that name alike. */
    choose(number: number, choice: Choice, always = false): void {
      const open = flights[number];
      if (!open || !inAir(open)) return;
      if (always) orders.set(open.flight.name, choice);
      open.flight.state = 'held';
      open.choose(choice);
    },
    /** Keeps the answer of work that is in flight back until it is chosen. */
    holdBack(number: number): void {
      const open = flights[number];
      if (open?.flight.state === 'flying') open.flight.state = 'held';
      changed();
    },
    /** Nobody waits any more for the work of this name that was taken last. */
    abandon(name: string): void {
      const open = flights.findLast((one) => inAir(one) && one.flight.name === name);
      if (open) open.flight.state = 'abandoned';
      changed();
    },
    hold(isOn: boolean): void {
      isHolding = isOn;
      changed();
    },
    /** Answers work of this name as it comes, no longer. */
    forgetOrder(name: string): void {
      orders.delete(name);
      changed();
    },
    isHolding: () => isHolding,
    flights: (): readonly Flight[] => flights.map(({ flight }) => ({ ...flight })),
    orders: (): readonly { name: string; answer: string }[] =>
      [...orders].map(([name, choice]) => ({ name, answer: wordsOf(choice) })),
    inFlight: (name: string): Flight | undefined =>
      flights.find((one) => inAir(one) && one.flight.name === name)?.flight,
    listen(onChange: () => void, onLanding: (landing: Landing) => void): void {
      changed = onChange;
      landed = onLanding;
    },
    reset(): void {
      flights = [];
      isHolding = false;
      orders.clear();
      changed();
    },
  };
}

/** The gate of the story that is shown. */
export const gate = createGate();

/** An answer that cannot be had again by asking again is kept as it is. */
const landingOf = <Answer>({ given }: Work<Answer>, choice: Choice, value: Answer): Choice =>
  given && choice.kind === 'own' ? { kind: 'given', value } : choice;

function answerOf<Answer>({ named, fail, given }: Work<Answer>, choice: Choice): Answer | Promise<Answer> {
  if (choice.kind === 'named') return (named[choice.name] ?? fail)();
  if (choice.kind === 'given' && given) return given(choice.value);
  return fail();
}

function wordsOf(choice: Choice): string {
  switch (choice.kind) {
    case 'own':
      return 'its own answer';
    case 'named':
      return choice.name;
    case 'dropped':
      return 'never arrived';
    case 'lost':
      return 'answer lost';
    case 'given':
      return kindOf(choice.value);
  }
}

const kindOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'kind' in value ? String(value.kind) : String(value);
