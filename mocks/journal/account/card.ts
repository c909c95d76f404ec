import { pages, replies } from '../../replies.ts';
import type { AnswerTo } from '../../respond.ts';
import { methodSetUp } from '../payment/provider.ts';
import { isLongerThan, lookUp, textOf } from '../read-fields.ts';
import { type Call, type Context, type Handlers, privateReply } from '../request-context.ts';
import type { JournalState } from '../state.ts';
import { endFailure } from '../subscription/timetable.ts';
import { type Account, keepOnFile, type Method } from './account-state.ts';
import { changing, changingByLink } from './accounts.ts';

export const cardHandlers = {
  setCard: changingByLink('card', setCard),
  deleteCard: changing(deleteCard),
} satisfies Partial<Handlers>;

function setCard({ state }: Context, account: Account, { body }: Call): AnswerTo<'setCard'> {
  const { ref } = account.subscriber.account;
  const card = readCard(state, body, ref);
  if ('status' in card) return card;
  account.holder = card.name;
  keepOnFile(state, ref, card.method);
  const { type = 'details', card: kept, ach } = account.payment ?? {};
  return privateReply({
    name: card.name,
    details: { type, data: { ...(kept && { card: kept }), ...(ach && { ach }) } },
  });
}

export function readCard(state: JournalState, body: unknown, owner: string) {
  const name = textOf(body, 'name').trim();
  if (!name) return replies.setCard.nameBlank;
  if (isLongerThan(200, name)) return tooLong;
  const method = methodOf(state, textOf(body, 'cc_token'), owner);
  if (!method) return replies.setCard.unknownCard;
  return method.isDeclined ? replies.setCard.cardDeclined : { name, method };
}

/** Finds a method by its id, if it was set up for this owner or is a test method. */
function methodOf(state: JournalState, id: string, owner: string): Method | undefined {
  const setUp = methodSetUp(state, id, owner);
  return setUp ? { id, details: setUp.data } : lookUp(TOKENS, id);
}

const tooLong = { status: 400, body: { errors: { name: 'Please use at most 200 characters.' } } } as const;

function deleteCard(context: Context, account: Account, { query }: Call): AnswerTo<'deleteCard'> {
  const method = (['card', 'ach'] as const).find((each) => each === query?.get('method'));
  if (!account.payment || (method && !account.payment[method])) return replies.deleteCard.nothingOnFile;
  const { ref } = account.subscriber.account;
  const isInUse = Object.values(context.state.intents).some(
    ({ status, onFileOf }) => status === 'processing' && onFileOf === ref,
  );
  if (isInUse) return replies.deleteCard.cardInUse;
  const other = method && account.payment[method === 'card' ? 'ach' : 'card'];
  if (method && other) delete account.payment[method];
  else {
    account.payment = null;
    account.holder = undefined;
  }
  if (account.subscriber.account.autorenew) endFailure(account);
  account.subscriber.account.autorenew = false;
  return replies.deleteCard.cardDeleted;
}

const { data: mastercard } = replies.setDonationCard.donationCardKept.body.details;
const { data: visa } = pages.showPayment.cardOnFile.body.payment_setup.details;
const { data: bank } = pages.showPayment.bankOnFile.body.payment_setup.details;

/** Methods that need no setup: the one in the documented requests and the provider's test tokens. */
const TOKENS: Record<string, Method> = Object.fromEntries(
  [
    { id: 'pm_1Rb80s', details: mastercard },
    { id: 'tok_visa', details: visa },
    { id: 'tok_mastercard', details: mastercard },
    { id: 'ba_usBankAccount', details: bank },
    { id: 'tok_chargeDeclined', details: visa, isDeclined: true as const },
    { id: 'tok_chargeCustomerFail', details: { card: { ...visa.card, last_four: '0341' } } },
  ].map((method) => [method.id, method]),
);
