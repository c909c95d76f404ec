import type { GivenGift, OrderLine, PrintedAddress, Receipt, SubscribeRequest } from '../../machines/api/contract.ts';
import { isShipped } from '../../machines/rules/cart/product-lines.ts';
import { orderTotals } from '../../machines/rules/price/pricing.ts';
import { type Blamed, holds, same } from '../runner/expect.ts';
import { pageData } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import type { TestContext } from '../runner/test-context.ts';
import { type Bill, sameLines } from './bill.ts';

/** Reads a receipt. Fails the step unless it lists exactly what the bill says. */
export async function receiptOf(t: TestContext, tab: Tab, token: string, bill: Partial<Bill> = {}): Promise<Receipt> {
  const { receipt } = await pageData(t, tab, 'showReceipt', { query: { token } });
  checkReceipt(receipt, bill);
  return receipt;
}

export const invoicePage = (t: TestContext, tab: Tab, invoice: string) =>
  pageData(t, tab, 'showInvoice', { params: { invoice } });

/** Fails the step unless a receipt lists exactly what was ordered and adds up to the cent. */
export function checkReceipt(
  receipt: Receipt | null | undefined,
  { total, lines }: Partial<Bill>,
): asserts receipt is Receipt {
  holds('showReceipt', 'a readable receipt', receipt !== null && receipt !== undefined, receipt);
  if (total !== undefined) same('showReceipt', 'the total of the receipt in cents', receipt.total, total);
  const sum = orderTotals(receipt.lines).total;
  same('showReceipt', 'the sum of the lines of the receipt in cents', sum, receipt.total);
  if (lines) sameLines('showReceipt', 'the lines of the receipt', receipt.lines, lines);
}

export type Ordered = Partial<Pick<SubscribeRequest, 'name' | 'email' | 'origin' | 'address'>>;

/** What must be equal, and whether it need be. A limit is told as the nearest value within it. */
type Check = [isDue: boolean, what: string, got: unknown, wanted: unknown];

function check(call: Blamed, checks: readonly Check[]): void {
  for (const [isDue, what, got, wanted] of checks) if (isDue) same(call, what, got, wanted);
}

/** Fails the step unless the optional fields of a receipt match its lines and its order. */
export function agrees(receipt: Receipt, order: Ordered, card?: string): void {
  const { created, total, lines, billing, payment, donation, next_issue } = receipt;
  const { gifts = [], mailed = [], taxes = [], shipping = [], downloads = [] } = receipt;
  const has = (...kinds: OrderLine['kind'][]) => lines.some(({ kind }) => kinds.includes(kind));
  const isDigital = lines.some(({ kind }) => !isShipped(kind));
  const bought = quantityOf(lines, ({ kind }) => kind === 'gift-subscription');
  const waiting = gifts.filter(({ state }) => state === 'scheduled').length;
  const tax = taxes.reduce((sum, { amount }) => sum + amount, 0);
  const { name = receipt.name, email = receipt.email } = order;
  const address = order.origin === 'change' ? order.address : undefined;
  // Midnight may have passed since.
  const age = Date.now() - Date.parse(created);
  holds('showReceipt', 'the purchase date', age >= 0 && age < 2 * DAY, created);
  check('showReceipt', [
    [true, 'the name on the receipt', receipt.name, name.trim()],
    [true, 'the buyer on the receipt', receipt.email.toLowerCase(), email.trim().toLowerCase()],
    [true, 'taxes within the total', tax, Math.min(tax, total)],
    [payment !== undefined, 'whether it was free', payment?.kind === 'free', total === 0],
    [payment !== undefined && card !== undefined, 'the card', [payment?.kind, payment?.last_four], ['card', card]],
    [!has('donation-item'), 'the frequency of the donation', donation, undefined],
    [!isDigital, 'the files of what is not digital', downloads, []],
    [!has('personal-subscription', 'subscription-upgrade'), 'the next issue', next_issue, undefined],
    // Today's issue may not have been printed yet.
    [next_issue !== undefined, 'a next issue in the future', Object(next_issue).date >= created, true],
    [receipt.gifts !== undefined, 'how many links of gifts', new Set(gifts.map(({ token }) => token)).size, bought],
    [lines.every(({ kind }) => UNSHIPPED.includes(kind)), 'the parcels of an order without any', shipping, []],
    addressCheck('the billing address', billing, address),
    ...shipping.map((parcel) => addressCheck('where it is sent', parcel.address, address)),
    ...shipping
      .flatMap(({ goods = [] }) => goods)
      .map(({ name: goods, qty }): Check => {
        const most = quantityOf(lines, (line) => line.name === goods);
        return [true, `no more of ${goods} shipped than bought`, qty, Math.min(qty, most)];
      }),
    ...mailed.flatMap(({ what, to, count = 1 }): Check[] => [
      [true, `to whom the mail "${what}" went`, to.toLowerCase(), receipt.email.toLowerCase()],
      [what === 'gift', 'how many links of gifts were mailed', count, bought - waiting],
      [what === 'downloads', 'whether files were mailed of what is digital', isDigital, true],
      [what === 'donation', 'the frequency of the donation', donation ?? 'monthly', 'monthly'],
    ]),
  ]);
  for (const gift of gifts) giftAgrees('showReceipt', gift, created);
}

const DAY = 86_400_000;

const UNSHIPPED: OrderLine['kind'][] = ['donation-item', 'digital-product', 'digital-issue'];

const quantityOf = (lines: readonly OrderLine[], isIt: (line: OrderLine) => boolean): number =>
  lines.reduce((sum, line) => sum + (isIt(line) ? line.quantity : 0), 0);

/** Compares the parts that are printed, and those that every address has. */
function addressCheck(what: string, printed: PrintedAddress | undefined, ordered: Ordered['address']): Check {
  const parts = PARTS.filter((part) => printed?.[part] || NEEDED.has(part));
  const partsOf = (address: PrintedAddress | undefined) => parts.map((part) => `${part}: ${address?.[part] ?? ''}`);
  return [Boolean(printed && ordered), what, partsOf(printed), partsOf(ordered)];
}

const PARTS = ['line1', 'line2', 'city', 'state', 'postcode', 'country'] as const;
const NEEDED = new Set<string>(['line1', 'city', 'postcode']);

/** Fails the step unless the dates and mails of a gift match its state. */
export function giftAgrees(call: Blamed, gift: GivenGift, created = gift.created): void {
  const { state, deliver_on, sent_at, opened_at, redeemed_at, mails } = gift;
  const days = [created, sent_at, opened_at, redeemed_at].filter((day) => day !== undefined);
  const isWaiting = state === 'scheduled';
  check(call, [
    [gift.created !== undefined, 'the day of a gift', gift.created, created],
    [true, 'no date of a gift before its purchase', days.filter((day) => created && day < created), []],
    [state !== 'redeemed', `the redemption of a gift that is ${state}`, redeemed_at, undefined],
    [isWaiting || state === 'sent', `the first visit of a gift that is ${state}`, opened_at, undefined],
    [state === 'sent', 'whether a sent gift was not mailed', mails === 0, false],
    [isWaiting, 'the mails of a scheduled gift', [mails ?? 0, sent_at], [0, undefined]],
    [isWaiting, 'a future delivery date of a scheduled gift', (deliver_on ?? '') > (created ?? ''), true],
  ]);
}
