import { expect, type Page } from '@playwright/test';
import type { CallId } from '#mocks/documented.ts';
import type { Reader } from '#mocks/readers.ts';
import { replies } from '#mocks/replies.ts';
import { OTHER_CARD, seesUpdated } from './cards.ts';
import { CODE, ines, openTab, PASSWORD, requestCode, seen } from './entry.ts';
import { ada } from './reader.ts';
import { button, field, fillAddress, fillCard, fillPrint, fillPurchaser, seesReceipt } from './steps.ts';

export interface VisibleForm {
  page: string;
  reader: Reader;
  call: CallId;
  /** Reveals the form if it is not visible at first. */
  open?: (page: Page) => Promise<void>;
  fill: (page: Page) => Promise<void>;
  send: string;
  /** The label of the button that resends it, if its fields are hidden until then. */
  again?: RegExp;
  done: (page: Page) => Promise<void>;
  found?: (page: Page) => Promise<void>;
  /** Expects the message that it was already used, if it cannot be sent twice. */
  spent?: (page: Page) => Promise<void>;
}

const says = (words: string) => (page: Page) => expect(page.getByText(words).filter({ visible: true })).toBeVisible();
const isAt = (path: string) => (page: Page) => expect(page).toHaveURL(path);
const asksForCard = (page: Page) => expect(field(page, 'Card number')).toBeVisible();
const usesCardOnFile = (page: Page) => expect(page.getByRole('radio', { name: 'Use Existing Payment' })).toBeChecked();
const setPassword = async (page: Page) => {
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Confirm password').fill(PASSWORD);
};

export const visibleForms: Record<string, VisibleForm> = {
  'password login': {
    page: '/login',
    reader: 'visitor',
    call: 'logIn',
    fill: async (page) => {
      await seen(page, 'Email address').fill(ines.email);
      await field(page, 'Password').fill(PASSWORD);
    },
    send: 'Log in',
    done: isAt('/'),
  },
  'code request': {
    page: '/login',
    reader: 'visitor',
    call: 'requestCode',
    open: (page) => openTab(page, 'Email Code'),
    fill: (page) => seen(page, 'Email address').fill(ines.email),
    send: 'Send the code',
    done: (page) => expect(field(page, 'Code')).toBeFocused(),
  },
  'password setup': {
    page: '/login',
    reader: 'visitor',
    call: 'resetPassword',
    open: (page) => page.getByRole('link', { name: 'go here' }).click(),
    fill: (page) => seen(page, 'Email address').fill(ines.email),
    send: 'Send the link',
    done: (page) => expect(button(page, 'Use another email address')).toBeVisible(),
  },
  'login by code': {
    page: '/login',
    reader: 'visitor',
    call: 'verifyCode',
    open: requestCode,
    fill: (page) => field(page, 'Code').fill(CODE),
    send: 'Log in',
    done: isAt('/'),
    spent: says(replies.verifyCode.codeExpired.body.errors),
  },
  'mailing list': {
    page: '/',
    reader: 'visitor',
    call: 'joinMailingList',
    fill: (page) => field(page, 'Email address').fill('wanjiru@reader.example'),
    send: 'Sign up',
    done: says('Thank you. You have been added to our mailing list.'),
  },
  name: {
    page: '/account/name',
    reader: 'subscriber',
    call: 'changeName',
    fill: (page) => field(page, 'Name').fill('Inês Calloway-Dupont'),
    send: 'Save name',
    done: says('Name updated successfully'),
  },
  email: {
    page: '/account/email',
    reader: 'digital',
    call: 'changeEmail',
    fill: (page) => field(page, 'New email').fill('noor.rahman@post.example'),
    send: 'Change email',
    done: says('A confirmation email has been sent to'),
  },
  address: {
    page: '/account/address',
    reader: 'address-missing',
    call: 'changeAddress',
    fill: (page) => fillAddress(page, ada.address),
    send: 'Save address',
    done: says('Address updated successfully'),
  },
  'address deletion': {
    page: '/account/address/ship-c/delete',
    reader: 'address-removable',
    call: 'deleteAddress',
    fill: async () => undefined,
    send: 'Delete this address',
    done: isAt('/account/address'),
  },
  'payment change': {
    page: '/account/payment',
    reader: 'expiring',
    call: 'setCard',
    fill: (page) => fillCard(page, OTHER_CARD),
    send: 'Update payment',
    again: /^(?:Try|Check) again$/,
    done: seesUpdated,
  },
  'donation card': {
    page: '/donation/setup?token=don_3Kf8Yw',
    reader: 'visitor',
    call: 'setDonationCard',
    fill: (page) => fillCard(page, OTHER_CARD),
    send: 'Update payment',
    again: /^(?:Try|Check) again$/,
    done: seesUpdated,
  },
  'subscription change': {
    page: '/account/subscriptions/sub_An09',
    reader: 'print-international',
    call: 'updateSubscription',
    fill: async (page) => {
      await page.getByRole('radio', { name: 'Standard', exact: true }).check();
      await usesCardOnFile(page);
    },
    send: 'Submit Payment',
    done: seesReceipt,
  },
  subscribe: {
    page: '/subscribe',
    reader: 'visitor',
    call: 'subscribe',
    fill: fillPrint,
    send: 'Proceed to Payment',
    done: asksForCard,
  },
  donate: {
    page: '/donate',
    reader: 'visitor',
    call: 'donate',
    fill: async (page) => {
      await field(page, 'Name').fill(ada.name);
      await field(page, 'Email').fill(ada.email);
    },
    send: 'Proceed to Payment',
    done: asksForCard,
  },
  invoice: {
    page: '/invoice/inv_introductory',
    reader: 'visitor',
    call: 'payInvoice',
    fill: setPassword,
    send: 'Proceed to Payment',
    done: asksForCard,
  },
  'invoice with a card on file': {
    page: '/invoice/inv_payableByReader',
    reader: 'donor',
    call: 'payInvoice',
    fill: usesCardOnFile,
    send: 'Submit Payment',
    done: seesReceipt,
  },
  renewal: {
    page: '/subscribe/renew',
    reader: 'expiring',
    call: 'renewSubscription',
    fill: usesCardOnFile,
    send: 'Submit Payment',
    done: seesReceipt,
  },
  'gift redemption': {
    page: '/subscribe/redeem?token=gft_p8Lx3N',
    reader: 'visitor',
    call: 'redeemGift',
    fill: async (page) => {
      await fillPurchaser(page);
      await fillAddress(page, ada.address);
    },
    send: 'Submit',
    done: (page) => expect(page.getByRole('heading', { level: 1, name: 'Subscription redeemed' })).toBeVisible(),
  },
  'add to cart': {
    page: '/store/product/harbour-lights',
    reader: 'visitor',
    call: 'addToCart',
    fill: (page) => field(page, 'Quantity').fill('2'),
    send: 'Add to Cart',
    done: (page) => expect(button(page, 'Update Cart')).toBeVisible(),
    found: (page) => expect(button(page, 'Update Cart')).toBeVisible(),
  },
};
