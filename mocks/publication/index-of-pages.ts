import type { PageList } from '../console/page.ts';

/** Every page of the publication, at an address for which the mock journal has data. Account pages choose a reader. */
export const INDEX: PageList = [
  {
    area: 'Reading',
    entries: [
      { title: 'Issues', href: '/store/issues' },
      { title: 'One issue', href: '/issue/low-water' },
      { title: 'An article', href: '/articles/keepers-of-the-light' },
      { title: 'A notice to readers', href: '/articles/a-note-to-readers' },
      { title: 'For institutions', href: '/institutional-subscriptions' },
    ],
  },
  {
    area: 'Buying',
    entries: [
      { title: 'Subscribe', href: '/subscribe' },
      { title: 'Renew', href: '/subscribe/renew?reader=expiring' },
      { title: 'Redeem a gift', href: '/subscribe/redeem?token=gft_p8Lx3N' },
      { title: 'Donate', href: '/donate' },
      { title: 'Store', href: '/store' },
      { title: 'One product', href: '/store/product/harbour-lights' },
      { title: 'Checkout', href: '/store/checkout' },
      { title: 'An invoice', href: '/invoice/inv_5tG4hA' },
      { title: 'A receipt', href: '/receipts?token=rcp_Vd0w7c' },
      { title: 'Withdraw from a contract', href: '/withdraw?order=R-1042' },
    ],
  },
  {
    area: 'Logging in',
    entries: [
      { title: 'Log in', href: '/login?reader=visitor' },
      { title: 'Log in with Google', href: '/oauth/google?url=%2Faccount' },
      { title: 'Log in with OpenAthens', href: '/oauth/openathens?url=%2Faccount' },
      {
        title: 'Log in through one institution',
        href: '/oauth/openathens/deeplink?entity=urn%3Amace%3Aexample%3Auniversity-of-the-isles&target=%2Faccount',
      },
      { title: 'Log out', href: '/logout?reader=subscriber' },
    ],
  },
  {
    area: 'Your account',
    entries: [
      { title: 'Account', href: '/account?reader=subscriber' },
      { title: 'Name', href: '/account/name?reader=subscriber' },
      { title: 'Email', href: '/account/email?reader=subscriber' },
      { title: 'Addresses', href: '/account/address?reader=address-removable' },
      { title: 'Delete an address', href: '/account/address/ship-a/delete?reader=address-removable' },
      { title: 'Payment', href: '/account/payment?reader=donor' },
      { title: 'Retry a renewal', href: '/account/renewal?reader=renewal-failed' },
      { title: 'Confirm an email by link', href: '/account/email?token=lnk_email_amara&reader=visitor' },
      { title: 'Addresses by link', href: '/account/address?token=lnk_address_leila&reader=visitor' },
      { title: 'Payment by link', href: '/account/payment?token=lnk_9Zc4Tq&reader=visitor' },
      { title: 'An expired link', href: '/account/address?token=lnk_too_old&reader=visitor' },
      { title: 'A used link', href: '/account/email?token=lnk_email_used&reader=visitor' },
      { title: 'A link for another account', href: '/account/payment?token=lnk_9Zc4Tq&reader=subscriber' },
      { title: 'Change a subscription', href: '/account/subscriptions/sub_t9Bd?reader=subscriber' },
      { title: 'Cancel a subscription', href: '/account/cancel/sub_Fz20?reader=expiring' },
      { title: 'Stop a donation by link', href: '/account/cancel/don_3Kf8Yw?reader=visitor' },
      { title: 'Card of a monthly donation', href: '/donation/setup?token=don_3Kf8Yw' },
    ],
  },
];
