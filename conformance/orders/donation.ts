import type { Cart, DonateRequest } from '../../machines/api/contract.ts';
import type { Tab } from '../runner/tab.ts';
import type { TestContext } from '../runner/test-context.ts';
import { holding } from './cart.ts';
import { guestOrder, orderer, readersOrder, subscribe } from './orders.ts';
import { ordering, type Placed } from './purchase.ts';

export function donationOrder(t: TestContext, session: string): DonateRequest {
  const { password: _, ...fields } = orderer(t, session);
  return { ...fields, shipcode: 'ship-a', cart: { donation: { process: 'onetime', dollars: 2_500 } } };
}

export const placeDonation = ordering('donate');

export type DonatingId = 'donate' | 'subscribe' | 'checkOutCart';

/** Prepares a donation by one of the calls that take one, for a new reader or for the tab's. */
export async function donationBy(
  t: TestContext,
  call: DonatingId,
  tab: Tab,
  donation: NonNullable<Cart['donation']>,
  isReader = false,
): Promise<Placed & { tab: Tab; total: number }> {
  const { dollars: total } = donation;
  const fields = await (isReader ? readersOrder : guestOrder)(t, tab, PAGE_OF[call]);
  const lines = [{ kind: 'donation-item', quantity: 1, amount: total, shipping: 0, discount: 0 } as const];
  const { version = 0 } =
    call === 'checkOutCart' ? await holding(tab, [{ type: 'donation-item', item: donation, qty: 1 }]) : {};
  const place: Placed['place'] = async (given) => {
    if (call === 'donate') return placeDonation(tab, { ...fields, shipcode: 'ship-a', cart: { donation } }, given);
    if (call === 'subscribe') return subscribe(tab, { ...fields, cart: { items: [], giftsubs: [], donation } }, given);
    return ordering('checkOutCart')(tab, { ...fields, version }, given);
  };
  return { tab, total, lines, place };
}

const PAGE_OF = { donate: 'donate', subscribe: 'subscribe', checkOutCart: 'checkout' } as const;
