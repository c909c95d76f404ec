import { isLater } from '#machines/purchase/checkout/later.ts';
import {
  askedAddress,
  asksCategory,
  goesToRecipient,
  makesAccount,
  type SubscribeDraft,
} from '#machines/purchase/subscribe/subscribe.machine.ts';
import {
  couponFields,
  linesIn,
  PASSWORD_FIELDS,
  readerAddressFields,
} from '#screens/purchase/checkout/shown-fields.ts';

export const shownFields = (draft: SubscribeDraft): string[] => [
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

export const ALIASES = { amount: 'donation', recipient_shipcode: 'shipcode', 'cart.giftsubs': 'giftsubs' };

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
