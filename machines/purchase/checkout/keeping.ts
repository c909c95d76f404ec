import type { AttemptStore, DraftStore, NewDraft } from '#machines/lib/world.ts';
import { isUnfinished } from './attempts.ts';

/** What a kept value must look like: a text of a pattern, one of some values, or an object with these keys and no others. */
export type Shape = string | readonly (string | number | boolean)[] | { readonly [name: string]: Shape };

/** The longest text that is kept, in characters. */
const LONGEST = 10_000;

/** Whatever a reader types. */
export const TEXT = `^[^]{0,${LONGEST}}$`;

/** Where a page has no field to type into. */
export const NO_TEXT = '^$';

/** What a tab keeps of a draft: as changes, so that all that comes back passes the edits that typing passes. */
export interface Keeping<Draft, Values> {
  /** Whose draft it is; undefined for a visitor. */
  reader: (draft: Draft) => string | undefined;
  /** What else it belongs to: with another price list, or other features, it is another draft. */
  offer?: (draft: Draft) => unknown;
  /** What the address may name. */
  choices?: (draft: Draft) => Partial<Values>;
  /** All else; of `text`, what is '' stays as the page begins with it. */
  typed: (draft: Draft) => Partial<Values>;
  /** What its page can hold: what is not offered there has no place in it. */
  shape: (draft: Draft) => { choices?: Shape; typed: Shape };
  /** The parameters that name the choices. */
  address?: (draft: Draft) => NewDraft['choices'];
}

/** A purchase, as far as its draft is kept. */
interface Keepable<Draft> {
  getSnapshot: () => PurchaseShown<Draft>;
  subscribe: (look: (snapshot: PurchaseShown<Draft>) => void) => { unsubscribe: () => void };
}

interface PurchaseShown<Draft> {
  status: string;
  context: { draft: Draft; isEdited: boolean; departure: { reload?: true } };
  children: { checkout?: { getSnapshot: () => { context: { attempt?: string } } } | undefined };
}

/** Keeps the draft of one purchase, and reads it again. */
export interface Keeper<Input, Draft> {
  /** The changes that make the draft what it was; none where nothing is kept that fits, which is then forgotten. */
  read: (input: Input, drafts: DraftStore, attempts: Pick<AttemptStore, 'read'>) => readonly object[];
  /** Keeps the draft after every change, and forgets it with the order. */
  keep: (purchase: Keepable<Draft>, drafts: DraftStore) => KeptPurchase;
}

/** A purchase whose draft is kept. */
export interface KeptPurchase {
  stop: () => void;
  /** Whether its draft is another page's by now: it was ordered there, or goes on for somebody who logged in. */
  isTaken: () => boolean;
}

/** Counts up where a kept value comes to mean something else; its shape is part of the seal already. */
const VERSION = 1;

/** A keeper of drafts that begin so, while they are open. */
export function createKeeper<Input, Draft, Values>(
  begin: (input: Input) => Draft,
  isOpen: (draft: Draft) => boolean,
  { reader, offer, choices, typed, shape, address }: Keeping<Draft, Values>,
): Keeper<Input, Draft> {
  /** The reader's own, and that of a visitor who logged in. */
  const sealsOf = (draft: Draft): [string, string] => {
    const sealOf = (ref: string) => JSON.stringify([VERSION, shape(draft), offer?.(draft), ref]);
    return [sealOf(reader(draft) ?? ''), sealOf('')];
  };
  const choicesOf = (draft: Draft) => address?.(draft) ?? {};
  return {
    read: (input, drafts, attempts) => {
      const draft = begin(input);
      if (!isOpen(draft)) return [];
      const seals = sealsOf(draft);
      const kept = drafts.read(seals);
      const isOver = attempts.read().some((attempt) => attempt.id === kept?.order && !isUnfinished(attempt));
      if (!kept || isOver || !fits(kept.content, shape(draft))) {
        drafts.clear({});
        return [];
      }
      // The shape was held against it above.
      const content = kept.content as { choices?: object; typed: TypedAgain };
      const again = kept.seal === seals[0] ? content.typed : fromVisitor(content.typed);
      // Which address is used decides the category, and the category which address.
      const typedAgain = { ...again, text: withoutBlanks(again.text) };
      return [typedAgain, (kept.isLinked ? choices?.(draft) : content.choices) ?? {}, typedAgain];
    },
    keep: (purchase, drafts) => {
      let written: string | undefined;
      let last = '';
      const begun = purchase.getSnapshot();
      // Whoever ordered it before may do so elsewhere.
      let order = begun.context.isEdited ? drafts.read(sealsOf(begun.context.draft))?.order : undefined;
      const write = ({ context: { draft }, children }: PurchaseShown<Draft>) => {
        order = children.checkout?.getSnapshot().context.attempt ?? order;
        const content = JSON.stringify({ choices: choices?.(draft), typed: typed(draft) }, cut);
        const now = `${content} ${order}`;
        if (now === last) return;
        last = now;
        const [seal] = sealsOf(draft);
        const isKept = drafts.write(seal, { content: JSON.parse(content), order, choices: choicesOf(draft) });
        written = isKept ? seal : undefined;
      };
      const forget = ({ context: { draft, departure } }: PurchaseShown<Draft>) => {
        written = undefined;
        if (!departure.reload) drafts.clear(withoutValues(choicesOf(draft)));
      };
      const look = (snapshot: PurchaseShown<Draft>) => {
        if (snapshot.status === 'done') forget(snapshot);
        else if (snapshot.context.isEdited && isOpen(snapshot.context.draft)) write(snapshot);
      };
      look(begun);
      const { unsubscribe } = purchase.subscribe(look);
      return { stop: unsubscribe, isTaken: () => written !== undefined && drafts.read([written]) === undefined };
    },
  };
}

/** Whether a value is of a shape; only its own keys count. */
function fits(value: unknown, shape: Shape): boolean {
  if (typeof shape === 'string') return typeof value === 'string' && new RegExp(shape).test(value);
  if (isList(shape)) return shape.some((one) => one === value);
  if (typeof value !== 'object' || value === null) return false;
  const names = Object.keys(value);
  return (
    names.length === Object.keys(shape).length &&
    Object.entries(shape).every(([name, inner]) => names.includes(name) && fits(Reflect.get(value, name), inner))
  );
}

const isList = (shape: Shape): shape is readonly (string | number | boolean)[] => Array.isArray(shape);

/** What every purchase keeps of what was typed. */
interface TypedAgain {
  text?: Record<string, string>;
  origin?: string;
}

/** What a visitor typed who logged in: the account knows the name, the email and, where none was typed, the address. */
function fromVisitor({ text: { name: _, email: __, ...text } = {}, origin, ...others }: TypedAgain): TypedAgain {
  const isAddressed = ['line1', 'line2', 'city', 'postcode'].some((line) => text[`address.${line}`]);
  return { ...others, ...(isAddressed && { origin }), text };
}

const withoutBlanks = (text: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(text).filter(([, typed]) => typed !== ''));

/** An order's choices leave the address; the coupon of a link stays in it. */
const withoutValues = ({ code, ...choices }: NewDraft['choices']): NewDraft['choices'] => ({
  ...(code !== undefined && { code }),
  ...Object.fromEntries(Object.keys(choices).map((name) => [name, undefined])),
});

const cut = (_: string, value: unknown) => (typeof value === 'string' ? value.slice(0, LONGEST) : value);
