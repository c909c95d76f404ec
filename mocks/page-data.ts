import type { InvoicePage, ReceiptPage, Settings, SubscribePage } from '#machines/api/contract.ts';
import { couponOf } from './journal/catalogue.ts';
import type { Journal } from './journal/journal.ts';
import { lookUp } from './journal/store.ts';
import { pages } from './replies.ts';
import { type Reader, type Scenario, scenarioOf } from './scenarios.ts';

/** Who asks for a page, and with which query; the journal's own reader when none is named. */
export interface PageRequest {
  journal: Pick<Journal, 'state'>;
  reader?: Reader;
  query?: URLSearchParams;
}

/** The page data that a host would inject at a route, or nothing where there is no widget. */
export function pageData(route: '/subscribe', request: PageRequest): SubscribePage;
export function pageData(route: '/receipts', request: PageRequest): ReceiptPage;
export function pageData(route: `/invoice/${string}`, request: PageRequest): InvoicePage;
export function pageData(route: string, request: PageRequest): PageData | undefined;
export function pageData(route: string, request: PageRequest): PageData | undefined {
  const data = dataOf(route, request);
  const { pageData } = scenarioOf(request.journal.state().scenario);
  // What a broken host injects has no type: that is what the front must withstand.
  return data && pageData === 'malformed' ? (MALFORMED as unknown as PageData) : data;
}

export type PageData = SubscribePage | ReceiptPage | InvoicePage;

function dataOf(route: string, { journal, reader, query = new URLSearchParams() }: PageRequest): PageData | undefined {
  const state = journal.state();
  const scenario = scenarioOf(state.scenario);
  if (route === '/subscribe') return subscribePage(reader ?? state.reader, scenario, query);
  if (route === '/receipts') return receiptPage(state.receipts, query.get('token') ?? '');
  const invoice = /^\/invoice\/([^/]+)$/.exec(route)?.[1];
  return invoice === undefined ? undefined : invoicePage(state.invoices, invoice);
}

function subscribePage(reader: Reader, { botCheck, onFile, coupon }: Scenario, query: URLSearchParams): SubscribePage {
  const page: SubscribePage = copyOf(pages.showSubscribe[reader].body);
  const code = query.get('code') ?? coupon;
  if (code) page.subscribe.coupon = couponOf(code) ?? unknownCoupon(code);
  if (botCheck === 'absent') delete page.settings.bot_check;
  if (onFile === 'bank')
    page.payment_info = {
      type: 'details',
      ach: { bank_name: 'Test Bank', last_four: '6789', routing_number: '110000000' },
    };
  return page;
}

function unknownCoupon(code: string): SubscribePage['subscribe']['coupon'] {
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(code)) return null;
  const nothing = { print_us: 0, print_ca: 0, print_intl: 0, digital: 0 };
  return { code, applied: 'other', can_apply: false, errors: 'There is no such coupon.', discounts: nothing };
}

function receiptPage(receipts: Record<string, NonNullable<ReceiptPage['receipt']>>, token: string): ReceiptPage {
  const { receipt: example } = pages.showReceipt.receipt.body;
  return { settings, receipt: lookUp(receipts, token) ?? (token === example.token ? copyOf(example) : null) };
}

function invoicePage(invoices: Record<string, NonNullable<InvoicePage['invoice']>>, token: string): InvoicePage {
  const { invoice: example } = pages.showInvoice.invoiceProcessing.body;
  return { settings, invoice: lookUp(invoices, token) ?? (token === example.token ? copyOf(example) : null) };
}

// A deep copy is its own, so nothing of it is read-only any more.
const copyOf = <Example extends object>(example: Example): Mutable<Example> =>
  structuredClone(example) as Mutable<Example>;

const settings: Settings = copyOf(pages.showSubscribe.visitor.body.settings);

const MALFORMED = { settings: { journal: 42 }, subscriber: 'nobody', subscribe: { prices: [] }, payment_info: 0 };

type Mutable<T> = T extends object ? { -readonly [Key in keyof T]: Mutable<T[Key]> } : T;
