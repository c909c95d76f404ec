import { assign } from 'xstate';
import type { ShippingConfig, Subscriber } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { BegunAttempt } from '#machines/lib/world.ts';
import { type DraftPersistence, type Shape, TEXT } from '#machines/purchase/checkout/draft/draft-persistence.ts';
import {
  type Address,
  type AddressLine,
  emptyAddress,
  inCountry,
  type StateLists,
  typedAddress,
  withinCountries,
  withLine,
} from '#machines/rules/address/address.ts';
import { missingLines } from '#machines/rules/address/address-format.ts';
import { categoryAfter, type Origin, originIn } from '#machines/rules/address/address-origin.ts';
import { destinationOf } from '#machines/rules/address/delivery.ts';
import { zoneOf } from '#machines/rules/address/shipping.ts';
import { passwordProblems } from '#machines/rules/login/password.ts';
import {
  type Deliverable,
  defaultChoice,
  deliverableOf,
  type Shipcode,
} from '#machines/rules/subscription/subscription.ts';
import { concernsAddress } from '#machines/rules/text/problem-places.ts';
import { isBlank, required } from '#machines/rules/text/required.ts';
import { typedLine, typedPlainly } from '#machines/rules/text/typed.ts';
import type { PurchasePart } from './purchase.ts';

export interface ReaderForm {
  name: string;
  email: string;
  password: string;
  confirm: string;
  address: Address;
  recipient_name: string;
  recipient_address: Address;
}

/** Returns a form with the account's name and email; otherwise empty. */
export function blankForm(subscriber: Subscriber | null): ReaderForm {
  const { name = '', email = '' } = subscriber?.account ?? {};
  return {
    name,
    email,
    password: '',
    confirm: '',
    address: emptyAddress,
    recipient_name: '',
    recipient_address: emptyAddress,
  };
}

export type AddressName = 'address' | 'recipient_address';

/** The text fields of a form, by their path in the request. */
export type TextField<Form> =
  | Exclude<keyof Form & string, AddressName>
  | `${Extract<keyof Form, AddressName>}.${AddressLine}`;

export type Texts<Form> = Partial<Record<TextField<Form>, string>>;

export type Countries = Partial<Record<AddressName, string>>;

type CategoryOf = (name: AddressName) => Shipcode;

/** A draft with addresses. `shipping` is undefined until the countries are loaded. */
export interface Addressed {
  form: ReaderForm;
  origin: Origin;
  shipping?: ShippingConfig | undefined;
}

/** The parts of the form that an order needs. `own` is the reader's own address. */
export interface FormNeeds {
  /** Whether it creates an account and needs a password (CHECK-4). */
  account?: boolean;
  own: boolean;
  /** Whether it needs a recipient, by name only or with an address. */
  recipient?: 'named' | 'addressed' | undefined;
}

/**
 * Where a draft's addresses come from: `saved` is the one on record, `kept` its category. `move` changes the category.
 */
export interface Places<Draft> {
  categoryOf: (draft: Draft, name: AddressName) => Shipcode;
  asks: (draft: Draft) => FormNeeds;
  saved: (draft: Draft) => Address | undefined;
  kept: (draft: Draft) => Shipcode | undefined;
  accountCategory: (draft: Draft) => Shipcode | undefined;
  move: (draft: Draft, shipcode: Shipcode) => Partial<Draft>;
}

type Account = Subscriber['account'];

export interface PlaceRules<Draft> extends Pick<Places<Draft>, 'asks' | 'move'> {
  category: (draft: Draft) => Shipcode;
  account: (draft: Draft) => Account | undefined;
}

/** Creates the places of a draft with one shipping category, which uses the account's address for that category. */
export function addressSource<Draft>({ category, account, ...others }: PlaceRules<Draft>): Places<Draft> {
  const saved = (draft: Draft) => account(draft)?.addresses[zoneOf(category(draft))] ?? undefined;
  return {
    ...others,
    categoryOf: category,
    saved,
    kept: (draft) => saved(draft) && category(draft),
    accountCategory: (draft) => account(draft)?.shipcode,
  };
}

/**
 * Creates the places of a subscription. Digital delivery uses the account's category and needs no address (ADDR-21).
 */
export const deliveryAddressSource = <Draft>(rules: {
  deliverable: (draft: Draft) => Deliverable;
  account: (draft: Draft) => Account | undefined;
  deliver: (draft: Draft, deliverable: Deliverable) => Partial<Draft>;
  asksPassword: (draft: Draft) => boolean;
}): Places<Draft> =>
  addressSource({
    category: (draft) =>
      destinationOf(rules.deliverable(draft)) ?? rules.account(draft)?.shipcode ?? defaultChoice.shipcode,
    account: rules.account,
    asks: (draft) => ({
      account: rules.asksPassword(draft),
      own: destinationOf(rules.deliverable(draft)) !== undefined,
    }),
    move: (draft, shipcode) => rules.deliver(draft, deliverableOf({ medium: 'print', shipcode })),
  });

/** Selects the address on record, or a new one if there is no record. */
export const withOrigin = <Draft extends Addressed>(draft: Draft, places: Places<Draft>): Draft => ({
  ...draft,
  origin: places.saved(draft) ? 'keep' : 'change',
});

/** Whether the order needs the reader's own address and uses a newly typed one. */
export const isElsewhere = <Draft extends Addressed>(draft: Draft, places: Places<Draft>): boolean =>
  places.asks(draft).own && draft.origin === 'change';

/** Returns the problems with the reader's details and addresses, in page order. */
export function missingReader<Draft extends Addressed>(draft: Draft, places: Places<Draft>): Problem[] {
  const { form } = draft;
  const { account, recipient } = places.asks(draft);
  return [
    ...required('name', form.name),
    ...required('email', form.email),
    ...(account ? passwordProblems(form) : []),
    ...missingAddress(draft, places),
    ...(recipient ? required('recipient_name', form.recipient_name) : []),
    ...(recipient === 'addressed' ? missingIn(form, 'recipient_address') : []),
  ];
}

/** The missing lines of the reader's own address; empty if the one on record is used. */
export const missingAddress = <Draft extends Addressed>(draft: Draft, places: Places<Draft>): Problem[] =>
  isElsewhere(draft, places) ? missingIn(draft.form) : [];

/** Returns the reader's details and own address for an order, cleaned. */
export const orderedBy = <Draft extends Addressed>(draft: Draft, places: Places<Draft>) => ({
  ...readerIn(draft, places),
  ...destinationIn(draft, places),
});

/** Returns the reader's details for an order, cleaned; the password only for a new account. */
export function readerIn<Draft extends Addressed>(draft: Draft, places: Places<Draft>) {
  const { name, email, password, confirm } = draft.form;
  return {
    name: typedLine(name),
    email: typedPlainly(email),
    password: places.asks(draft).account ? { password, confirm } : undefined,
  };
}

const destinationIn = <Draft extends Addressed>(draft: Draft, places: Places<Draft>) => ({
  origin: isElsewhere(draft, places) ? ('change' as const) : ('keep' as const),
  address: isElsewhere(draft, places) ? typedAddress(draft.form.address) : undefined,
  shipcode: places.categoryOf(draft, 'address'),
});

/**
 * Opens the address form if the address was refused, filled with the one on record unless another was typed (CHECK-15).
 */
export function openedAddress<Draft extends Addressed>(
  draft: Draft,
  problems: readonly Problem[],
  places: Places<Draft>,
) {
  if (!places.asks(draft).own || !problems.some(concernsAddress)) return {};
  const form: Draft['form'] = withRecorded(draft.form, places.saved(draft));
  return { origin: 'change' as const, form };
}

export const addressEdits = <Draft extends Addressed>(places: Places<Draft>) => ({
  text: (draft: Draft, texts: Texts<Draft['form']>) => ({
    form: typeInto<Draft['form']>(draft.form, texts, draft.shipping?.states),
  }),
  country: (draft: Draft, countries: Countries) => ({
    form: moveTo<Draft['form']>(draft.form, countries, draft.shipping, (name) => places.categoryOf(draft, name)),
  }),
  origin: (draft: Draft, origin: Origin) => chooseOrigin(draft, origin, places),
});

/** A new address starts in the account's own category (ADDR-12). */
function chooseOrigin<Draft extends Addressed>(draft: Draft, origin: Origin, places: Places<Draft>) {
  const kept = places.kept(draft);
  if (!kept || origin === draft.origin) return {};
  const next = categoryAfter(origin, kept, places.accountCategory(draft));
  return { ...(next !== places.categoryOf(draft, 'address') && places.move(draft, next)), origin };
}

/** Returns the address option and the form after a change of shipping category. */
export const moved = <Draft extends Addressed>(before: Draft, now: Draft, places: Places<Draft>) => ({
  origin: originIn({ before: places.kept(before) !== undefined, now: places.kept(now) !== undefined }, before.origin),
  form: settled(now, places),
});

/** Loads the countries of each shipping category and limits the draft's addresses to them. */
export const shippedTo = <Input extends { attempt?: BegunAttempt }, Draft extends Addressed, Values, Fresh>(
  places: Places<Draft>,
  isOpen: (draft: Draft) => boolean = () => true,
): PurchasePart<'shipping', Input, Draft, Values, Fresh> =>
  loadingCountries((draft, shipping) =>
    // While an interrupted order is followed up, there may be nothing to ship.
    isOpen(draft) ? { ...draft, shipping, form: settled({ ...draft, shipping }, places) } : draft,
  );

/** Loads the countries of each shipping category, or all countries with the key `inclusive`. */
export const loadingCountries = <Input extends { attempt?: BegunAttempt }, Draft, Values, Fresh>(
  take: (draft: Draft, shipping: ShippingConfig) => Draft,
  key?: 'inclusive',
): PurchasePart<'shipping', Input, Draft, Values, Fresh> => ({
  invoke: {
    src: 'shipping',
    id: 'shipping',
    input: { key },
    onDone: {
      actions: assign({
        draft: ({ context: { draft }, event }) => take(draft, event.output),
      }),
    },
    onError: {},
  },
});

/** Returns the form with its addresses within the countries of their categories (ADDR-18). */
export const settled = <Draft extends Addressed>(draft: Draft, places: Places<Draft>) =>
  settleIn<Draft['form']>(draft.form, draft.shipping, (name) => places.categoryOf(draft, name));

/** The account reference of a page's reader; undefined for a visitor. */
export const accountRef = ({ page }: { page: { subscriber: Subscriber | null } }): string | undefined =>
  page.subscriber?.account.ref;

/** The texts a tab keeps, never a password. Omits unchanged account details. */
export function keptTexts({ form, page }: { form: ReaderForm; page: { subscriber: Subscriber | null } }) {
  const account = page.subscriber?.account;
  return {
    ...(!account && { name: form.name }),
    ...(form.email !== account?.email && { email: form.email }),
    recipient_name: form.recipient_name,
    ...linesIn('address', form.address),
    ...linesIn('recipient_address', form.recipient_address),
  };
}

const linesIn = (name: AddressName, address: Address): Record<string, string> =>
  Object.fromEntries(Object.keys(emptyAddress).map((line) => [`${name}.${line}`, address[line as keyof Address]]));

/** The shape of `keptTexts`. Only the name and the email may be missing. */
export const KEPT_TEXTS: Record<string, typeof TEXT> = Object.fromEntries(
  Object.keys(keptTexts({ form: blankForm(null), page: { subscriber: null } })).map((field) => [
    field.replace(/^(name|email)$/, '$&?'),
    TEXT,
  ]),
);

export const ORIGINS: readonly Origin[] = ['keep', 'change'];

/** Creates the draft persistence of a purchase: the reader, the address and the purchase's own values. */
export const readerPersistence = <
  Draft extends Addressed & { page: { subscriber: Subscriber | null } },
  Own extends object,
>({
  offer,
  typed,
  shape,
}: {
  offer?: DraftPersistence<Draft, Own>['offer'];
  typed: (draft: Draft) => Own;
  shape: (draft: Draft) => Record<keyof Own, Shape>;
}) => ({
  reader: accountRef,
  offer,
  // An address belongs to a category, so its origin and the purchase's own values come first.
  typed: (draft: Draft) => ({ origin: draft.origin, ...typed(draft), text: keptTexts(draft) }),
  shape: (draft: Draft) => ({ typed: { origin: ORIGINS, ...shape(draft), text: KEPT_TEXTS } }),
});

/** Returns the form with these texts. Keys are paths such as `address.city`. */
export function typeInto<Form extends ReaderForm>(form: Form, texts: Texts<Form>, states?: StateLists): Form {
  let typed = form;
  for (const [field, text] of Object.entries<string | undefined>(texts)) {
    const [head = '', line] = field.split('.');
    const address = head === 'address' ? typed.address : typed.recipient_address;
    const value = line === undefined ? text : withLine(address, line as AddressLine, text ?? '', states);
    typed = { ...typed, [head]: value };
  }
  return typed;
}

/**
 * Limits each address to the countries of its shipping category, and selects the country if there is only one
 * (ADDR-18).
 */
export const settleIn = <Form extends ReaderForm>(
  form: Form,
  shipping: ShippingConfig | undefined,
  categoryOf: CategoryOf,
): Form =>
  shipping
    ? withAddresses(form, (address, name) =>
        withinCountries(address, shipping[zoneOf(categoryOf(name))].countries, shipping.states),
      )
    : form;

/** Moves addresses to other countries. No-op until the countries are loaded, or if a country is not among them. */
export const moveTo = <Form extends ReaderForm>(
  form: Form,
  countries: Countries,
  shipping: ShippingConfig | undefined,
  categoryOf: CategoryOf,
): Form =>
  shipping
    ? withAddresses(form, (address, name) => {
        const code = countries[name];
        const { countries: open } = shipping[zoneOf(categoryOf(name))];
        return code === undefined ? address : inCountry(address, code, open, shipping.states);
      })
    : form;

/** The form with the address on record to correct, unless another was typed (CHECK-15). */
export const withRecorded = <Form extends ReaderForm>(form: Form, recorded: Address | undefined): Form =>
  recorded && isBlank(form.address.line1) ? { ...form, address: recorded } : form;

export const missingIn = (form: ReaderForm, name: AddressName = 'address'): Problem[] => missingLines(form[name], name);

function withAddresses<Form extends ReaderForm>(
  form: Form,
  change: (address: Address, name: AddressName) => Address,
): Form {
  return {
    ...form,
    address: change(form.address, 'address'),
    recipient_address: change(form.recipient_address, 'recipient_address'),
  };
}
