import { isLater } from '#machines/purchase/checkout/parts/add-to-cart-part.ts';
import {
  askedAddress,
  asksCategory,
  goesToRecipient,
  makesAccount,
  type SubscribeDraft,
} from '#machines/purchase/subscribe/subscribe.machine.ts';
import type { Aliases } from '#machines/rules/text/problem-places.ts';
import {
  couponFields,
  linesIn,
  PASSWORD_FIELDS,
  readerAddressFields,
} from '#screens/purchase/checkout/shown-fields.ts';

export const shownFields = (draft: SubscribeDraft): string[] => [
  'purpose',
  'level',
  'medium',
  'term',
  ...(asksCategory(draft) ? ['shipcode'] : []),
  ...(draft.purpose === 'gift' ? ['giftsubs'] : []),
  ...(hasNote(draft) ? ['gift_message', 'deliver_on'] : []),
  ...couponFields(draft.page),
  ...(draft.page.settings.features?.subscribe?.add_donation ? ['donation'] : []),
  ...(isLater(draft) ? [] : detailFields(draft)),
];

export const hasNote = ({ page, purpose }: SubscribeDraft): boolean =>
  purpose === 'gift' && page.settings.features?.subscribe?.gift_message === true;

const ALIASES = { amount: 'donation', recipient_shipcode: 'shipcode', 'cart.giftsubs': 'giftsubs' };

/** The fields that only a gift has: their problems on a personal order are at the choice that opens them. */
const OPENED = { giftsubs: 'purpose', 'cart.giftsubs': 'purpose', gift_message: 'purpose', deliver_on: 'purpose' };

export const aliasesOf = ({ purpose }: SubscribeDraft): Aliases =>
  purpose === 'personal' ? { ...ALIASES, ...OPENED } : ALIASES;

function detailFields(draft: SubscribeDraft): string[] {
  const asked = askedAddress(draft);
  return [
    'name',
    'email',
    ...(makesAccount(draft) ? PASSWORD_FIELDS : []),
    ...(goesToRecipient(draft) ? ['recipient_name'] : []),
    ...(asked === 'address' ? readerAddressFields(draft, draft.page.subscriber !== null) : []),
    ...(asked === 'recipient_address' ? linesIn(asked) : []),
  ];
}
