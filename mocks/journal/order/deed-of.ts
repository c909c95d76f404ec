import { deliverableOf } from '#machines/rules/subscription/subscription.ts';
import { accountOf } from '../account/accounts.ts';
import type { Desk } from '../desk.ts';
import type { Item } from './items.ts';
import type { Deed, Owner } from './order-state.ts';
import type { OrderForm } from './read-form.ts';

/** What an item does when it is paid, beside leaving the stock. */
export function deedOf(desk: Desk, form: OrderForm, ordered: Item): Deed | undefined {
  const name = form.name.trim();
  const account = accountOf(desk)?.subscriber.account.ref ?? null;
  switch (ordered.type) {
    case 'personal-subscription': {
      const { term, level } = ordered.item;
      const cycle = {
        term,
        level,
        deliverable: deliverableOf(ordered.item),
        orderedBy: name,
        address: newAddress(form),
      };
      const deed = { kind: 'subscribe', owner: ownerIn(desk, form), cycle } as const;
      return term !== 'lifetime' && ordered.item.renewal ? deed : { ...deed, autorenew: term !== 'lifetime' };
    }
    case 'gift-subscription': {
      const { deliverable, level, term } = ordered.item;
      return {
        kind: 'give',
        giver: name,
        email: form.email.trim(),
        gift: { deliverable, level, term },
        count: ordered.qty,
      };
    }
    case 'donation-item': {
      const { process, dollars } = ordered.item;
      return process === 'onetime'
        ? undefined
        : { kind: 'donate-monthly', name, email: form.email.trim(), amount: dollars };
    }
    case 'subscription-upgrade': {
      if (account === null) return undefined;
      return { kind: 'change', account, ...ordered.item, address: newAddress(form) };
    }
    default:
      return undefined;
  }
}

/** Whoever orders, with the password of the account that is opened for whoever has none. */
export function ownerIn(desk: Desk, { name, email, password }: OrderForm): Owner {
  const account = accountOf(desk);
  return account
    ? { account: account.subscriber.account.ref }
    : { name: name.trim(), email: email.trim(), password: password?.password ?? '' };
}

/** The address that the order brings; none where the one on record is kept. */
export const newAddress = ({ origin, address }: OrderForm) => (origin === 'keep' ? null : (address ?? null));
