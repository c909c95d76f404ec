import { CATEGORIES, shipcodeOf } from '#machines/rules/address/address-slot.ts';
import { zoneOf } from '#machines/rules/address/shipping.ts';
import { SHIPCODES, type Shipcode } from '#machines/rules/subscription/subscription.ts';
import { replies } from '../../replies.ts';
import type { Answer } from '../../respond.ts';
import { type Call, type Desk, forReader, type Plays } from '../desk.ts';
import { reslot } from '../subscription/timetable.ts';
import type { Account } from './account-state.ts';
import { changedAccount, linkedAccount } from './accounts.ts';
import { addressProblems, readAddress } from './address-problems.ts';

/** A reader's addresses, one in each slot. */
export const addressPlays = {
  changeAddress: (desk, call) => save(changedAccount(desk), call),
  saveAddress: (desk, call) => save(changedAccount(desk), call),
  changeAddressByLink: (desk, call) => save(linkedAccount(desk, 'address', call), call),
  patchAddressByLink: (desk, call) => save(linkedAccount(desk, 'address', call), call),
  deleteAddress: remove,
} satisfies Partial<Plays>;

function save<Refused extends { status: 401 | 403 }>(
  changed: Account | Refused,
  { params, body }: Call,
): Refused | Saved {
  if ('status' in changed) return changed;
  const shipcode = slotOf(params?.shipcode);
  const address = readAddress(body);
  if (!shipcode || !address) return replies.changeAddress.refused;
  const { account, timetable } = changed.subscriber;
  const zone = zoneOf(shipcode);
  const isSame = JSON.stringify(account.addresses[zone]) === JSON.stringify(address);
  if (!timetable.address_required[zone] && !isSame) return replies.changeAddress.addressNotNeeded;
  const errors = addressProblems(address, shipcode);
  if (errors) return { status: 400, body: { errors } };
  account.addresses[zone] = address;
  return forReader({ addresses: account.addresses });
}

type Saved = Extract<Answer<'changeAddress'>, { status: 200 | 400 | 409 }>;

function remove(desk: Desk, call: Call): Answer<'deleteAddress'> {
  const changed = changedAccount(desk);
  if ('status' in changed) return changed;
  const { account, timetable } = changed.subscriber;
  const shipcode = slotOf(call.params?.shipcode);
  const zone = shipcode && zoneOf(shipcode);
  if (zone && account.addresses[zone]) {
    if (timetable.address_required[zone]) return replies.deleteAddress.addressNeeded;
    account.addresses[zone] = null;
    reslot(changed.subscriber);
  }
  return forReader({ addresses: account.addresses });
}

/** The slot of a path, which may carry a code of the page's radio buttons, too (ADDR-10). */
function slotOf(code: string | undefined): Shipcode | undefined {
  const category = CATEGORIES.find((each) => each === code);
  return category ? shipcodeOf(category) : SHIPCODES.find((shipcode) => shipcode === code);
}
