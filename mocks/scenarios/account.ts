import type { Scenario } from '../world/scenarios.ts';

/** Worlds for the reader's account. */
export const account = {
  'autorenew-fails': {
    summary: 'Autorenew can be switched neither on nor off.',
    reader: 'expiring',
    calls: { flipAutorenew: { reply: 'unavailable' } },
  },
  'autorenew-needs-payment': {
    summary: 'Autorenew stays off, since nothing is on file to pay with.',
    reader: 'expiring-autorenew-off',
    calls: { flipAutorenew: { reply: 'paymentMissing' } },
  },
  'expired-autorenew-off': {
    summary: 'The subscription has run out, and does not renew.',
    reader: 'expired-autorenew-off',
  },
  'card-deletion-fails': {
    summary: 'The card on file cannot be deleted.',
    reader: 'donor',
    calls: { deleteCard: { reply: 'unavailable' } },
  },
  'card-in-use': {
    summary: 'The card on file pays for something, and stays.',
    reader: 'donor',
    calls: { deleteCard: { reply: 'cardInUse' } },
  },
  'card-refused': {
    summary: 'The provider takes the card; the journal does not keep it.',
    reader: 'donor',
    calls: { setCard: { reply: 'cardDeclined' }, setDonationCard: { reply: 'cardDeclined' } },
  },
  'restart-declined': {
    summary: 'The monthly donation cannot be taken from the new card.',
    calls: { restartDonation: { reply: 'restartDeclined' } },
  },
  'name-refused': {
    summary: 'The name is not taken.',
    reader: 'subscriber',
    calls: { changeName: { reply: 'fieldErrors' }, replaceName: { reply: 'fieldErrors' } },
  },
  'email-refused': {
    summary: 'The email address is not taken.',
    reader: 'subscriber',
    calls: { changeEmail: { reply: 'fieldErrors' } },
  },
  'address-refused': {
    summary: 'The address is not taken, with errors by field.',
    reader: 'subscriber',
    calls: {
      changeAddress: { reply: 'fieldErrors' },
      saveAddress: { reply: 'fieldErrors' },
      changeAddressByLink: { reply: 'fieldErrors' },
      patchAddressByLink: { reply: 'fieldErrors' },
    },
  },
  'address-needed': {
    summary: 'The address cannot be deleted, for something is sent to it.',
    reader: 'address-removable',
    calls: { deleteAddress: { reply: 'addressNeeded' } },
  },
  'view-only': {
    summary: 'Somebody of the journal looks at the account, and may change nothing.',
    reader: 'subscriber',
    calls: {
      changeName: { reply: 'viewOnly' },
      replaceName: { reply: 'viewOnly' },
      changeEmail: { reply: 'viewOnly' },
      changeAddress: { reply: 'viewOnly' },
      saveAddress: { reply: 'viewOnly' },
      deleteAddress: { reply: 'viewOnly' },
      setCard: { reply: 'viewOnly' },
      deleteCard: { reply: 'viewOnly' },
      flipAutorenew: { reply: 'viewOnly' },
      updateSubscription: { reply: 'viewOnly' },
    },
  },
  'update-refused': {
    summary: 'The change of the subscription is refused, since an address is missing.',
    reader: 'subscriber',
    calls: { updateSubscription: { reply: 'addressMissing' } },
  },
} as const satisfies Record<string, Scenario>;
