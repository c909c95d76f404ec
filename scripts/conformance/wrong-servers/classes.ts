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

const OWN: ChangingId[] = ['changeName', 'replaceName', 'changeEmail', 'flipAutorenew'];
const ADDRESSES: ChangingId[] = ['changeAddress', 'saveAddress', 'changeAddressByLink', 'patchAddressByLink'];
const CART: ChangingId[] = ['addToCart', 'updateCart', 'removeFromCart'];

const bystanders = (call: ChangingId) =>
  ['bystanders', `${call} changes only what it should and nothing of other readers`] as const;
const letters = (call: ChangingId) => ['texts', `keeps the texts of ${call} verbatim`] as const;
const lengths = (call: ChangingId) =>
  ['texts', `accepts texts of ${call} up to their length and refuses longer ones`] as const;
const SUBSCRIPTION = 'shows a subscription only to its reader, on its page and in calls';
const LOGIN = 'limits password attempts across sessions without locking out other readers';
const mails = (call: string) =>
  ['limits', `limits the mails of ${call} to a known or unknown address, but not to others`] as const;

const texts = (call: ChangingId) =>
  textsOf(call).filter(({ path }) => !['country_name', 'state', 'postcode'].includes(path.at(-1) ?? ''));

const KEPT: ChangingId[] = ['changeName', 'replaceName', ...ADDRESSES, 'setCard', 'setDonationCard'];

/** Picks one value per index, so that every fault, call and field is covered without testing all combinations. */
const spread = <Value>(values: readonly Value[], at: number): Value[] =>
  values.filter((_, place) => place % SPREAD === at % SPREAD);

const SPREAD = 6;

const LEADING = [
  { id: 'showLogin', parameter: 'url', step: 'gives the login widget no path that leaves the site' },
  { id: 'showLogin', parameter: 'url', step: 'sends a logged-in reader to no page outside the site' },
  ...(['signInWithGoogle', 'signInWithOpenAthens', 'signInWithInstitution'] as const).map((id) => ({
    id,
    parameter: id === 'signInWithInstitution' ? 'target' : 'url',
    step: `${id} leads to its provider or a page of the site, whatever is requested`,
  })),
] as const;

/** Calls without visible effects here: an intent that was never returned, and a donation that cannot be restarted. */
const UNSEEN = new Set<ChangingId>(['restartDonation', 'updateSubscription']);

/** Every generated wrong server: a combination of a fault, a call, and the step that detects it. */
export const wrongByClass: WrongOfClass[] = [
  ...calls.filter((call) => call !== 'restartDonation').map(fromAnyOrigin),
  ...looksLikeOwn,
  ...calls.filter((call) => !UNSEEN.has(call)).map(onGet),
  ...OWN.map(forEverybody),
  ...[...OWN, ...ADDRESSES, ...CART].map(forEverySession),
  ...[...OWN, ...ADDRESSES, ...CART].map((call) => notMade(call, bystanders(call))),
  notMade('setCard', ['texts', letters('setCard')[1]]),
  notMade('endSession', ['sessions', "endSession ends the session's cart and its access to the reader's pages"]),
  notMade('logOut', ['sessions', "logOut ends the session's cart and its access to the reader's pages"]),
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
  withoutLimit('getGift', ['limits', 'limits attempts at gift tokens'], replies.getGift.notFound.body),
  ...ASTRAY.flatMap((shape, at) =>
    // Each path is tested at two of the five pages, and each page with several paths.
    [LEADING[at % LEADING.length], LEADING[(at + 2) % LEADING.length]].flatMap((one) =>
      one ? [leadsAway(one.id, one.parameter, shape, ['redirects', one.step])] : [],
    ),
  ),
];
