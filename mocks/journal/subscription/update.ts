import type { Upgrade } from '#machines/api/contract.ts';
import { destinationOf } from '#machines/rules/address/delivery.ts';
import { isPathValue } from '#machines/rules/link/path-value.ts';
import { DELIVERABLES, LEVELS, SHIPCODES } from '#machines/rules/subscription/subscription.ts';
import { replies } from '../../replies.ts';
import type { AnswerTo } from '../../respond.ts';
import type { Account } from '../account/account-state.ts';
import { changing, shownAccount } from '../account/accounts.ts';
import { charging } from '../checkout/attempts.ts';
import { asUpgrade, charge } from '../checkout/charge.ts';
import { cancelIntent, intentOf, isPaidBy } from '../checkout/intents.ts';
import type { ItemOfType, PricedOrder } from '../order/order.ts';
import { orderFrom } from '../order/order-from.ts';
import { formProblems, needsOf } from '../order/order-problems.ts';
import { isOneOf, type OrderForm, readForm, UNSENT } from '../order/read-form.ts';
import { isRecord } from '../read-fields.ts';
import { type Call, type Context, type Handlers, privateReply } from '../request-context.ts';
import { type ChangedItem, changeSubscription, upgradeOf } from './change.ts';
import { isOutdated } from './timetable.ts';

export const updateHandlers = {
  getSubscription: (context, { params, query }) => {
    const account = shownAccount(context, query);
    if (!account) return replies.getSubscription.signedOut;
    const upgrade = upgradeOf(account, params?.token ?? '');
    if (!upgrade) return replies.getSubscription.noSuchSubscription;
    return privateReply({ upgrade, subscriber: { addresses: account.subscriber.account.addresses } });
  },
  updateSubscription: charging('updateSubscription', changing(update)),
} satisfies Partial<Handlers>;

type UpdateAnswer = AnswerTo<'updateSubscription'>;

function update(context: Context, account: Account, { body }: Call): UpdateAnswer {
  const sent = readUpdate(body);
  if (!sent) return replies.updateSubscription.refused;
  const upgrade = upgradeOf(account, sent.change.token);
  if (!upgrade) return replies.updateSubscription.noSuchSubscription;
  if (isOutdated(account, body) && !isPaidBy(context, sent.form)) return replies.updateSubscription.subscriptionChanged;
  const refused = refusalOf(upgrade, sent.change);
  if (refused) return refused;
  const item: ItemOfType<'subscription-upgrade'> = { type: 'subscription-upgrade', item: sent.change, qty: 1 };
  const errors = formProblems(context, sent.form, needsOf(sent.form, [item]));
  if (errors) return { status: 400, body: { errors } };
  const order = orderFrom(context, { form: sent.form, items: [item] });
  return order.total === 0 && sent.form.invoice === undefined
    ? changeAtOnce(context, order, sent.change)
    : pay(context, order, sent);
}

interface Sent {
  form: OrderForm;
  change: ChangedItem;
}

/**
 * Parses the form and the change. Returns undefined if no front end could have sent them. Print is sent to the category
 * of its delivery.
 */
function readUpdate(body: unknown): Sent | undefined {
  if (!isRecord(body) || !isRecord(body.subscription) || body.origin === 'recipient') return undefined;
  const { token, deliverable, level } = body.subscription;
  const [to, at] = [DELIVERABLES.find((one) => one === deliverable), LEVELS.find((one) => one === level)];
  if (!isPathValue('token', token) || !to || !at || !isOneOf(SHIPCODES, body.shipcode)) return undefined;
  const shipcode = destinationOf(to) ?? body.shipcode;
  const form = readForm({ gifted: false, session: NO_SESSION, ...body, shipcode }, UNSENT);
  return form && { form, change: { token, deliverable: to, level: at } };
}

/** A change needs no page session, because its intents are kept by subscription. */
const NO_SESSION = 'none';

/** Refuses what cannot be changed or upgraded here. A change to the current settings only saves the address. */
function refusalOf({ subscription }: Upgrade, { level, deliverable }: ChangedItem): UpdateAnswer | undefined {
  const { can_update, upgrade_prices } = subscription;
  if (!can_update) return replies.updateSubscription.updatedFailed;
  return upgrade_prices[level][deliverable] === undefined ? replies.updateSubscription.upgradeUnavailable : undefined;
}

function changeAtOnce(context: Context, { effects }: PricedOrder, { token }: ChangedItem): UpdateAnswer {
  cancelIntent(context, purposeOf(token));
  for (const effect of effects) if (effect.kind === 'change') changeSubscription(context, effect);
  return privateReply({ type: 'update-succeeded', data: { token } });
}

/** Refuses an intent opened for the same choice at another price, because the reader saw another amount. */
function pay(context: Context, order: PricedOrder, { form: { invoice, customer }, change }: Sent): UpdateAnswer {
  const open = invoice === undefined ? undefined : intentOf(context, invoice);
  if (open && open.order.total !== order.total && isSameChoice(open.order, change))
    return replies.updateSubscription.subscriptionChanged;
  return asUpgrade(charge(context, { purpose: purposeOf(change.token), order, invoice, customer }));
}

const isSameChoice = ({ effects }: PricedOrder, { token, level, deliverable }: ChangedItem): boolean =>
  effects.some(
    (effect) =>
      effect.kind === 'change' &&
      effect.token === token &&
      effect.level === level &&
      effect.deliverable === deliverable,
  );

const purposeOf = (token: string): string => `change ${token}`;
