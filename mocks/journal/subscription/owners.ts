import { accountByEmail, openAccount } from '../account/accounts.ts';
import type { Desk } from '../desk.ts';
import { lookUp } from '../look-up.ts';
import type { Owner } from '../order/order-state.ts';
import type { Account } from '../state.ts';

/** The account of whoever will have a subscription; it is opened, with the password that was sent, where there is none. */
export function ownerOf(desk: Desk, owner: Owner): Account {
  if (!('account' in owner)) return accountByEmail(desk.state, owner.email) ?? openAccount(desk, owner);
  const account = lookUp(desk.state.accounts, owner.account);
  if (!account) throw new Error(`There is no account ${owner.account}.`);
  return account;
}
