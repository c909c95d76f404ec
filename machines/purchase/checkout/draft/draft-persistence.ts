import type { AttemptStore, DraftStore, KeptDraft, NewDraft } from '#machines/lib/world.ts';
import { isUnfinished } from '#machines/purchase/checkout/attempts/attempts.ts';
import type { CardChoice } from '#machines/rules/payment/card-choice.ts';
import { digest } from '#machines/rules/text/digest.ts';

/** The shape of a kept value: a text matching a pattern, one of some values, or an object with exactly these keys; one ending in "?" may be missing. */
export type Shape = string | readonly (string | number | boolean)[] | { readonly [name: string]: Shape };

/** The longest kept text, in characters. */
const MAX_LENGTH = 10_000;

/** The shape of any text up to the longest kept one. */
export const TEXT = `^[^]{0,${MAX_LENGTH}}$`;

/** The shape of a text field that the page does not offer. */
export const NO_TEXT = '^$';

/**
 * Which parts of a draft a tab keeps. They are stored as changes, so that restoring a draft uses the same edits as
 * typing.
 */
export interface DraftPersistence<Draft, Values> {
  /** The reference of the account; undefined for a visitor. */
  reader: (draft: Draft) => string | undefined;
  /** Anything else the draft depends on, such as the price list. If it changes, the draft is dropped. */
  offer?: ((draft: Draft) => unknown) | undefined;
  /** The part that fits in the page's address. */
  choices?: (draft: Draft) => Partial<Values>;
  /** Everything else. Fields missing from `text` keep their initial value. */
  typed: (draft: Draft) => Partial<Values>;
  /** The shape of every value this page can produce; leaves out features it does not offer. */
  shape: (draft: Draft) => { choices?: Shape; typed: Shape };
  /** The choices as URL parameters. */
  address?: (draft: Draft) => NewDraft['choices'];
}

/** Whether to pay with the card on file, and whether to save a new one. */
export interface PaymentChoice {
  card: CardChoice;
  keepsCard: boolean;
}

const PAYMENT: Shape = { card: ['use-card', 'add-card'], keepsCard: [true, false] };

/** The input of a purchase that resumes a kept draft. */
export interface RestoredDraft {
  /** The changes that restore the draft from before the page was left. */
  kept?: readonly object[];
  payment?: PaymentChoice;
}

interface Keepable<Draft> {
  getSnapshot: () => PurchaseShown<Draft>;
  subscribe: (look: (snapshot: PurchaseShown<Draft>) => void) => { unsubscribe: () => void };
}

interface PurchaseShown<Draft> {
  status: string;
  context: { draft: Draft; isEdited: boolean; payment: PaymentChoice | undefined; departure: { reload?: true } };
  children: { checkout?: { getSnapshot: () => { context: Paying } } | undefined };
}

interface Paying extends PaymentChoice {
  attempt?: string;
  hasCardOnFile: boolean;
}

/** Saves the draft of one purchase in the tab and restores it. */
export interface DraftPersister<Input, Draft> {
  /**
   * Returns the changes that restore the draft. Offers what the reader typed as a visitor instead of restoring it. If no
   * stored draft fits, clears it and returns {}.
   */
  read: (input: Input, drafts: DraftStore, attempts: Pick<AttemptStore, 'read'>) => RestoredDraft;
  keep: (purchase: Keepable<Draft>, drafts: DraftStore) => KeptPurchase;
}

export interface KeptPurchase {
  stop: () => void;
  /** Whether another page now owns the draft: it was ordered there, or its visitor logged in there. */
  isTaken: () => boolean;
}

/** Increase when a kept value changes its meaning. A change of its shape already changes the fingerprint. */
const VERSION = 1;

/**
 * Creates a persister. It restores a draft only for the same reader, offer and shape, and never once its order is settled.
 * A visitor's draft is offered to the reader who logs in for this page, and to nobody else.
 */
export function createDraftPersister<Input, Draft, Values>(
  begin: (input: Input) => Draft,
  isOpen: (draft: Draft) => boolean,
  { reader, offer, choices, typed, shape: own, address }: DraftPersistence<Draft, Values>,
): DraftPersister<Input, Draft> {
  const shape = (draft: Draft) => ({ ...own(draft), payment: PAYMENT });
  /** Visitors have the fingerprint of a reader without a reference. */
  const fingerprintsOf = (draft: Draft) => {
    const fingerprintOf = (...owner: string[]) => JSON.stringify([VERSION, shape(draft), offer?.(draft), ...owner]);
    const ref = reader(draft) ?? '';
    return {
      own: fingerprintOf(ref),
      accepted: fingerprintOf(ref, 'accepted'),
      offered: fingerprintOf(ref, 'offered'),
      visitor: fingerprintOf(''),
    };
  };
  const choicesOf = (draft: Draft) => address?.(draft) ?? {};
  return {
    read: (input, drafts, attempts) => {
      const draft = begin(input);
      if (!isOpen(draft)) return {};
      const { own, accepted, offered, visitor } = fingerprintsOf(draft);
      const kept = drafts.read([own, accepted, offered, ...(drafts.isAfterLogin() ? [visitor] : [])]);
      if (!kept || isOver(kept, attempts) || !fits(kept.content, shape(draft))) {
        drafts.clear({});
        return {};
      }
      // `fits` has checked the shape.
      const stored = kept.content as { choices?: object; typed: TypedAgain; payment: PaymentChoice };
      const content = kept.isLinked && choices ? { ...stored, choices: choices(draft) } : stored;
      if (![own, accepted].includes(kept.fingerprint)) {
        drafts.offer({ accepted, offered }, { content, order: kept.order });
        return {};
      }
      const again = kept.fingerprint === own ? content.typed : fromVisitor(content.typed);
      const chosen = content.choices ?? {};
      // The origin of the address decides the category and the category decides the address, so typed values apply twice.
      return { kept: [again, chosen, again], payment: content.payment };
    },
    keep: (purchase, drafts) => {
      let written: string | undefined;
      let last = '';
      const begun = purchase.getSnapshot();
      const plain = paymentIn(begun);
      // A draft that was already ordered keeps its attempt. The same draft may be ordered again on another page.
      let order = begun.context.isEdited
        ? drafts.read(Object.values(fingerprintsOf(begun.context.draft)))?.order
        : undefined;
      const write = (snapshot: PurchaseShown<Draft>) => {
        const { draft } = snapshot.context;
        order = snapshot.children.checkout?.getSnapshot().context.attempt ?? order;
        const payment = paymentIn(snapshot);
        const content = JSON.stringify({ choices: choices?.(draft), typed: typed(draft), payment }, cut);
        const now = `${content} ${order}`;
        if (now === last) return;
        last = now;
        const { own: fingerprint } = fingerprintsOf(draft);
        const isKept = drafts.write(fingerprint, { content: JSON.parse(content), order, choices: choicesOf(draft) });
        written = isKept ? fingerprint : undefined;
      };
      const forget = ({ context: { draft, departure } }: PurchaseShown<Draft>) => {
        written = undefined;
        if (!departure.reload) drafts.clear(withoutValues(choicesOf(draft)));
      };
      const look = (snapshot: PurchaseShown<Draft>) => {
        if (snapshot.status === 'done') forget(snapshot);
        else if (isChanged(snapshot) && isOpen(snapshot.context.draft)) write(snapshot);
      };
      const isChanged = (snapshot: PurchaseShown<Draft>) =>
        snapshot.context.isEdited || last !== '' || !isSame(paymentIn(snapshot), plain);
      look(begun);
      const { unsubscribe } = purchase.subscribe(look);
      return { stop: unsubscribe, isTaken: () => written !== undefined && drafts.read([written]) === undefined };
    },
  };
}

/** Uses the page's default if the reader made no choice, so that a visitor who logs in starts with the card on file. */
function paymentIn<Draft>({ context, children }: PurchaseShown<Draft>): PaymentChoice {
  const checkout = children.checkout?.getSnapshot().context;
  if (!checkout) return context.payment ?? { card: 'use-card', keepsCard: true };
  return { card: checkout.hasCardOnFile ? checkout.card : 'use-card', keepsCard: checkout.keepsCard };
}

const isSame = (one: PaymentChoice, other: PaymentChoice): boolean =>
  one.card === other.card && one.keepsCard === other.keepsCard;

function isOver({ order }: KeptDraft, attempts: Pick<AttemptStore, 'read'>): boolean {
  if (order === undefined) return false;
  // Another tab settled it if only a digest of its id is left.
  const ids = [order, digest(order)];
  return attempts.read().some((attempt) => ids.includes(attempt.id) && !isUnfinished(attempt));
}

function fits(value: unknown, shape: Shape): boolean {
  if (typeof shape === 'string') return typeof value === 'string' && new RegExp(shape).test(value);
  if (isList(shape)) return shape.some((one) => one === value);
  if (typeof value !== 'object' || value === null) return false;
  const unread = new Set(Object.keys(value));
  return (
    Object.entries(shape).every(([key, inner]) => {
      const name = key.replace('?', '');
      return unread.delete(name) ? fits(Reflect.get(value, name), inner) : name !== key;
    }) && !unread.size
  );
}

const isList = (shape: Shape): shape is readonly (string | number | boolean)[] => Array.isArray(shape);

interface TypedAgain {
  text?: Record<string, string>;
  origin?: string;
}

/** A visitor's draft after login. The account provides the name, the email and, if none was typed, the address. */
function fromVisitor({ text: { name: _, email: __, ...text } = {}, origin, ...others }: TypedAgain): TypedAgain {
  const isAddressed = ['line1', 'line2', 'city', 'postcode'].some((line) => text[`address.${line}`]);
  return { ...others, ...(isAddressed && { origin }), text };
}

const withoutValues = ({ code, ...choices }: NewDraft['choices']): NewDraft['choices'] => ({
  ...(code !== undefined && { code }),
  ...Object.fromEntries(Object.keys(choices).map((name) => [name, undefined])),
});

const cut = (_: string, value: unknown) => (typeof value === 'string' ? value.slice(0, MAX_LENGTH) : value);
