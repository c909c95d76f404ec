import { replies } from '../../replies.ts';
import type { Answer } from '../../respond.ts';
import type { Desk } from '../desk.ts';
import { forReader } from '../for-reader.ts';
import type { Call, Plays } from '../play.ts';
import { isLongerThan, textOf } from '../read-fields.ts';
import type { Account } from '../state.ts';
import { keepOnFile } from './on-file.ts';
import { changedAccount, linkedAccount } from './readers-own.ts';
import { type Method, methodOf } from './test-tokens.ts';

/** What a reader pays with. */
export const cardPlays = {
  setCard: (desk, call) => {
    const changed = linkedAccount(desk, 'card', call);
    return 'status' in changed ? changed : setCard(desk, changed, call);
  },
  deleteCard: (desk) => {
    const changed = changedAccount(desk);
    return 'status' in changed ? changed : deleteCard(desk, changed);
  },
} satisfies Partial<Plays>;

function setCard({ state }: Desk, account: Account, { body }: Call): Answer<'setCard'> {
  const { ref } = account.subscriber.account;
  const card = readCard(body, (id) => methodOf(state, id, ref));
  if ('status' in card) return card;
  account.holder = card.name;
  keepOnFile(state, ref, card.method);
  const { type = 'details', card: kept, ach } = account.payment ?? {};
  return forReader({ name: card.name, details: { type, data: { ...(kept && { card: kept }), ...(ach && { ach }) } } });
}

/** The holder and the method that were sent, or why they cannot be taken. */
export function readCard(body: unknown, find: (id: string) => Method | undefined) {
  const name = textOf(body, 'name').trim();
  if (!name) return replies.setCard.nameBlank;
  if (isLongerThan(200, name)) return tooLong;
  const method = find(textOf(body, 'cc_token'));
  if (!method) return replies.setCard.unknownCard;
  return method.isDeclined ? replies.setCard.cardDeclined : { name, method };
}

const tooLong = { status: 400, body: { errors: { name: 'Please use at most 200 characters.' } } } as const;

function deleteCard(desk: Desk, account: Account): Answer<'deleteCard'> {
  if (!account.payment) return replies.deleteCard.nothingOnFile;
  const { ref } = account.subscriber.account;
  const isInUse = Object.values(desk.state.intents).some(
    ({ status, onFileOf }) => status === 'processing' && onFileOf === ref,
  );
  if (isInUse) return replies.deleteCard.cardInUse;
  account.payment = null;
  account.holder = undefined;
  account.subscriber.account.autorenew = false;
  return replies.deleteCard.cardDeleted;
}
