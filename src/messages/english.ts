import * as account from './en/account.ts';
import * as address from './en/address.ts';
import * as cancellation from './en/cancellation.ts';
import * as card from './en/card.ts';
import * as common from './en/common.ts';
import * as coupon from './en/coupon.ts';
import * as donation from './en/donation.ts';
import * as gift from './en/gift.ts';
import * as giftCard from './en/gift-card.ts';
import * as gifts from './en/gifts.ts';
import * as orderHistory from './en/history.ts';
import * as invoice from './en/invoice.ts';
import * as login from './en/login.ts';
import * as loginWays from './en/login-ways.ts';
import * as mailedLink from './en/mailed-link.ts';
import * as nextSteps from './en/next-steps.ts';
import * as order from './en/order.ts';
import * as orderQuestion from './en/order-question.ts';
import * as payment from './en/payment.ts';
import * as problem from './en/problem.ts';
import * as remedy from './en/remedy.ts';
import * as renewal from './en/rights/renewal.ts';
import * as withdrawal from './en/rights/withdrawal.ts';
import * as store from './en/store.ts';
import * as subscription from './en/subscription.ts';
import * as wallet from './en/wallet.ts';
import * as widgets from './en/widgets.ts';
import type { Messages, PluralForms } from './message.ts';
import { translate } from './translate.ts';

const modules = {
  ...account,
  ...address,
  ...cancellation,
  ...card,
  ...common,
  ...coupon,
  ...donation,
  ...gift,
  ...giftCard,
  ...gifts,
  ...orderHistory,
  ...invoice,
  ...login,
  ...loginWays,
  ...mailedLink,
  ...nextSteps,
  ...order,
  ...orderQuestion,
  ...payment,
  ...problem,
  ...remedy,
  ...renewal,
  ...store,
  ...subscription,
  ...wallet,
  ...widgets,
  ...withdrawal,
};

type Group = (typeof modules)[keyof typeof modules];

/** Each group's texts; two parts of one group are merged. */
type Catalogue = {
  readonly [Name in Group['group']]: {
    readonly [Text in TextIn<Extract<Group, { group: Name }>['texts']>]: Extract<
      Extract<Group, { group: Name }>['texts'],
      Readonly<Record<Text, unknown>>
    >[Text];
  };
};

type TextIn<Texts> = Texts extends unknown ? keyof Texts : never;

/**
 * The whole English catalogue. Pages import only the groups they use. Texts of the specification stay letter for
 * letter. A text named `…Alone` replaces its namesake if the host gives no support address.
 */
export const en = byGroup() as Catalogue; // The modules' groups by name, as the type says.

function byGroup(): Record<string, object> {
  const groups: Record<string, object> = {};
  // Not every runtime sorts the exports of a module.
  for (const [, { group, texts }] of Object.entries<Group>(modules).sort(([one], [other]) => (one < other ? -1 : 1)))
    groups[group] = { ...groups[group], ...texts };
  return groups;
}

/** Every English text, or its plural forms, by its name in `settings.messages`. */
export const catalogue: ReadonlyMap<string, string | PluralForms> = new Map(
  Object.entries<Readonly<Record<string, string | PluralForms>>>(en).flatMap(([group, texts]) =>
    Object.entries(texts).map(([name, text]) => [`${group}.${name}`, text] as const),
  ),
);

/** The texts that every other language must have. */
export type CompleteTranslation = {
  readonly [Name in keyof Catalogue]: {
    readonly [Text in keyof Catalogue[Name]]: Catalogue[Name][Text] extends string ? string : PluralForms;
  };
};

export type English = {
  readonly [Name in keyof Catalogue]: Messages<{ group: Name; texts: Catalogue[Name] }>;
};

const messages = Object.entries(en).map(([group, texts]) => [
  group,
  translate({ group, texts }, { overrides: {}, locale: 'en-US' }),
]);

/** All English messages, for tests and stories. Pages import single groups instead. */
export const english = Object.fromEntries(messages) as English;
