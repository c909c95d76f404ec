import { replies } from '../../../mocks/replies.ts';
import type { ChangingId } from '../../../mocks/routes.ts';
import { changes } from '../../readers/changes.ts';
import { textsOf } from '../../runner/fields.ts';
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

const keptTexts = KEPT.flatMap((call, at) =>
  texts(call).map(({ path, maxLength }, place) => ({ call, path, maxLength, at: at + place })),
);

/** The generated wrong servers by class: each combines a fault, a call and the step that detects it. */
export const wrongByClass: Record<string, WrongOfClass[]> = {
  'changes accepted from any origin': calls.filter((call) => call !== 'restartDonation').map(fromAnyOrigin),
  'foreign origins that look like its own': looksLikeOwn,
  'changes by GET': calls.filter((call) => !UNSEEN.has(call)).map(onGet),
  'changes for every reader': OWN.map(forEverybody),
  'changes in every session': [...OWN, ...ADDRESSES, ...CART].map(forEverySession),
  'changes confirmed but not made': [
    ...[...OWN, ...ADDRESSES, ...CART].map((call) => notMade(call, bystanders(call))),
    notMade('setCard', letters('setCard')),
    ...(['endSession', 'logOut'] as const).map((call) =>
      notMade(call, ['sessions', `${call} ends the session's cart and its access to the reader's pages`]),
    ),
  ],
  'private data served to others': (['getSubscription', 'showSubscription'] as const).flatMap((id) =>
    (['a visitor', 'another reader'] as const).map((who) => servedTo(id, who, ['foreign-sessions', SUBSCRIPTION])),
  ),
  'texts that are not kept verbatim': keptTexts.flatMap(({ call, path, at }) =>
    spread(Object.keys(MANGLED), at).map((what) => mangled(call, path, what, letters(call))),
  ),
  'texts of any length': keptTexts.map(({ call, path, maxLength }) => anyLength(call, path, maxLength, lengths(call))),
  'texts counted in UTF-16 units': keptTexts.map(({ call, path, maxLength }) =>
    tooShort(call, path, maxLength, lengths(call)),
  ),
  'attempts without a limit': [
    withoutLimit('getGift', ['limits', 'limits attempts at gift tokens'], replies.getGift.notFound.body),
    withoutLimit('logIn', ['limits', LOGIN], replies.logIn.loginRefused.body),
    withoutLimit('requestCode', mails('requestCode'), { token: 'vrf_more' }),
    withoutLimit('resetPassword', mails('resetPassword'), replies.resetPassword.linkSent.body),
  ],
  'limits that can be evaded': [
    limitBy('logIn', 'spelling', ['limits', LOGIN], replies.logIn.loginRefused.body),
    limitBy('logIn', 'session', ['limits', LOGIN], replies.logIn.loginRefused.body),
    limitBy('requestCode', 'session', mails('requestCode'), { token: 'vrf_more' }),
    limitBy('resetPassword', 'session', mails('resetPassword'), replies.resetPassword.linkSent.body),
    limitOfWrongOnes(['limits', LOGIN]),
  ],
  'redirects that lead away': ASTRAY.flatMap((shape, at) =>
    // Each path is tested at two of the five pages, and each page with several paths.
    [LEADING[at % LEADING.length], LEADING[(at + 2) % LEADING.length]].flatMap((one) =>
      one ? [leadsAway(one.id, one.parameter, shape, ['redirects', one.step])] : [],
    ),
  ),
};
