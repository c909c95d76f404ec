import { replies } from '#mocks/replies.ts';
import type { ChangingId } from '#mocks/routes.ts';
import { changes } from '../changes.ts';
import { textsOf } from '../fields.ts';
import {
  ASTRAY,
  anyLength,
  forEverybody,
  forEverySession,
  fromAnyOrigin,
  leadsAway,
  limitBy,
  limitOfWrongOnes,
  looksLikeOwn,
  MANGLED,
  mangled,
  notMade,
  onGet,
  servedTo,
  tooShort,
  type WrongOfClass,
  withoutLimit,
} from './by-class.ts';

const calls = changes.map(({ call }) => call);

/** Calls of a reader that change what the reader sees. */
const OWN: ChangingId[] = ['changeName', 'replaceName', 'changeEmail', 'flipAutorenew'];
const ADDRESSES: ChangingId[] = ['changeAddress', 'saveAddress', 'changeAddressByLink', 'patchAddressByLink'];
const CART: ChangingId[] = ['addToCart', 'updateCart', 'removeFromCart'];

const bystanders = (call: ChangingId) =>
  ['bystanders', `changes by ${call} what it says, and nothing of anybody else`] as const;
const letters = (call: ChangingId) => ['texts', `keeps the texts of ${call} letter for letter`] as const;
const lengths = (call: ChangingId) =>
  ['texts', `takes the texts of ${call} up to their length, and refuses longer ones at their field`] as const;
const SUBSCRIPTION = 'shows the subscription of a reader to nobody else, on its page and in its calls';
const LOGIN = 'ends attempts at a password, from wherever they come, and lets other readers in';
const mails = (call: string) =>
  ['limits', `ends the mails of ${call} to an address, known or not, and mails to others`] as const;

/** The texts of a call that are written freely. */
const texts = (call: ChangingId) =>
  textsOf(call).filter(({ path }) => !['country_name', 'state', 'postcode'].includes(path.at(-1) ?? ''));

const KEPT: ChangingId[] = ['changeName', 'replaceName', ...ADDRESSES, 'setCard', 'setDonationCard'];

/** One of each fault for a call, so that every fault meets every call and every field in turn, not each with each. */
const spread = <Value>(values: readonly Value[], at: number): Value[] =>
  values.filter((_, place) => place % SPREAD === at % SPREAD);

const SPREAD = 6;

/** What leads a reader on, and the step that looks where. */
const LEADING = [
  { id: 'showLogin', parameter: 'url', step: 'tells the login widget no path that leads astray' },
  { id: 'showLogin', parameter: 'url', step: 'sends a reader who is logged in to no page that leads astray' },
  ...(['signInWithGoogle', 'signInWithOpenAthens', 'signInWithInstitution'] as const).map((id) => ({
    id,
    parameter: id === 'signInWithInstitution' ? 'target' : 'url',
    step: `leads from ${id} to its provider or to a page of the site, whatever is asked for`,
  })),
] as const;

/** What cannot be seen: an intent that nobody was told of, and a donation that cannot be restarted here. */
const UNSEEN = new Set<ChangingId>(['restartDonation', 'updateSubscription']);

/** Every wrong server that is made by combination: a fault, a call, and where the fault shows. */
export const wrongByClass: WrongOfClass[] = [
  ...calls.filter((call) => call !== 'restartDonation').map(fromAnyOrigin),
  ...looksLikeOwn,
  ...calls.filter((call) => !UNSEEN.has(call)).map(onGet),
  ...OWN.map(forEverybody),
  ...[...OWN, ...ADDRESSES, ...CART].map(forEverySession),
  ...[...OWN, ...ADDRESSES, ...CART].map((call) => notMade(call, bystanders(call))),
  notMade('setCard', ['texts', letters('setCard')[1]]),
  notMade('endSession', ['sessions', 'loses by endSession the cart of the session, and every page of the reader']),
  notMade('logOut', ['sessions', 'loses by logOut the cart of the session, and every page of the reader']),
  servedTo('getSubscription', 'a visitor', ['foreign-sessions', SUBSCRIPTION]),
  servedTo('getSubscription', 'another reader', ['foreign-sessions', SUBSCRIPTION]),
  servedTo('showSubscription', 'a visitor', ['foreign-sessions', SUBSCRIPTION]),
  servedTo('showSubscription', 'another reader', ['foreign-sessions', SUBSCRIPTION]),
  ...KEPT.flatMap((call, at) =>
    texts(call).flatMap(({ path, maxLength }, place) => [
      ...spread(Object.keys(MANGLED), at + place).map((what) => mangled(call, path, what, letters(call))),
      anyLength(call, path, maxLength, lengths(call)),
      tooShort(call, path, maxLength, lengths(call)),
    ]),
  ),
  withoutLimit('logIn', ['limits', LOGIN], replies.logIn.loginRefused.body),
  limitBy('logIn', 'session', ['limits', LOGIN], replies.logIn.loginRefused.body),
  limitBy('logIn', 'spelling', ['limits', LOGIN], replies.logIn.loginRefused.body),
  limitOfWrongOnes(['limits', LOGIN]),
  withoutLimit('requestCode', mails('requestCode'), { token: 'vrf_more' }),
  limitBy('requestCode', 'session', mails('requestCode'), { token: 'vrf_more' }),
  withoutLimit('resetPassword', mails('resetPassword'), replies.resetPassword.linkSent.body),
  limitBy('resetPassword', 'session', mails('resetPassword'), replies.resetPassword.linkSent.body),
  withoutLimit('getGift', ['limits', 'ends attempts at the tokens of gifts'], replies.getGift.notFound.body),
  ...ASTRAY.flatMap((shape, at) =>
    // Each shape is met at two of the five, and each of the five by several shapes.
    [LEADING[at % LEADING.length], LEADING[(at + 2) % LEADING.length]].flatMap((one) =>
      one ? [leadsAway(one.id, one.parameter, shape, ['redirects', one.step])] : [],
    ),
  ),
];
