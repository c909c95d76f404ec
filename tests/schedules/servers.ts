import { copyOf } from '#fixtures/data/orders.ts';
import type { Api } from '#machines/api/client.ts';
import type { CartAction, CartState, PricedLine, RedeemData } from '#machines/api/contract.ts';
import { cartTotals, linesOf } from '#machines/rules/cart/cart.ts';
import { replies } from '#mocks/replies.ts';
import { type Answer, Model, type Read, type Sent } from './server.ts';

/** A server with one invoice or renewal that is paid once, and not while another payment is pending. */
export class OnceModel extends Model {
  #isPaid = false;

  protected override refusal(): Answer | undefined {
    if (this.#isPaid) return copyOf(replies.payInvoice.invoicePaid);
    const isBeingPaid = this.intents.some(({ paid, moving }) => paid || moving);
    return isBeingPaid ? copyOf(replies.payInvoice.invoiceProcessing) : undefined;
  }

  protected override nameOf(): string {
    return 'the one thing';
  }

  protected override fulfil(): void {
    this.#isPaid = true;
  }
}

/** A server with one subscription whose change is paid once. */
export class ChangeModel extends Model {
  isChanged = false;

  protected override refusal(): Answer | undefined {
    const isBeingPaid = this.intents.some(({ paid, moving }) => paid || moving);
    return this.isChanged || isBeingPaid ? copyOf(replies.updateSubscription.subscriptionChanged) : undefined;
  }

  protected override nameOf(): string {
    return 'the change';
  }

  protected override fulfil(): void {
    this.isChanged = true;
  }

  protected override decide(key: string, cart: string, invoice: string | undefined): Answer {
    const { status, body } = super.decide(key, cart, invoice);
    return status === 200 ? { status, body: { type: 'upgrade-checkout', data: body } } : { status, body };
  }
}

/** A server with one gift that is redeemed once, for free or when its upgrade is paid. */
export class GiftModel extends Model {
  isRedeemed = false;
  #wanted = '';

  gift(): RedeemData {
    if (this.conditions.fulfils && this.intents.some(({ paid }) => paid)) this.isRedeemed = true;
    return copyOf(replies.getGift[this.isRedeemed ? 'alreadyRedeemed' : 'digitalGift'].body);
  }

  protected override get(path: string, intent?: string): Answer {
    return path === '/api/subscribe/redeem' ? { status: 200, body: this.gift() } : super.get(path, intent);
  }

  protected override refusal(body: Sent['body']): Answer | undefined {
    this.#wanted = Object(body).subscription.deliverable;
    if (this.intents.some(({ paid, moving }) => paid || moving)) {
      this.gift();
      return copyOf(replies.redeemGift.paidElsewhere);
    }
    return this.isRedeemed ? copyOf(replies.redeemGift.alreadyRedeemed) : undefined;
  }

  protected override nameOf(): string {
    return 'the gift';
  }

  protected override fulfil(): void {
    this.isRedeemed = true;
  }

  protected override decide(key: string, cart: string, invoice: string | undefined): Answer {
    if (this.#wanted === 'digital' && this.conditions.verdict !== 'refuse') {
      if (this.isRedeemed) this.violations.push('redeemed twice');
      this.fulfil();
      return copyOf(replies.redeemGift.redeemSucceeded);
    }
    const { status, body } = super.decide(key, cart, invoice);
    return status === 200 ? { status, body: { type: 'upgrade-checkout', data: body } } : { status, body };
  }
}

/** A server with one cart that is ordered by version, has one open intent and is emptied once paid. */
export class CartModel extends Model {
  /** Counts the orders: products added after an order belong to the next one. */
  #edition = 1;
  #version = 1;
  #quantities = [1, 2];
  #amounts = new Map<string, number>();
  #paidElsewhere = new Set<string>();
  /** The total that the reader sees, in cents. */
  shown: () => number = () => Number.NaN;

  override readonly api = {
    POST: (path: string, sent: Parameters<Model['post']>[1] & Edit) =>
      this.call(sent.signal, path, () =>
        path === '/api/cart/remove' ? this.#edit(sent.body, 0) : this.post(path, sent),
      ),
    PATCH: (path: string, { body, signal }: Edit) => this.call(signal, path, () => this.#edit(body, body.qty ?? 1)),
    GET: (path: string, { params, signal }: Read) =>
      this.call(signal, path, () => this.get(path, params?.path?.intent_id)),
    // Only the calls that a cart checkout makes.
  } as unknown as Api;

  cart(): CartState {
    const group = { goods: [], giftsubs: [], membership: null, donation: null, giftees: [], reported: [] };
    const reported = this.#quantities.flatMap((quantity, at) => (quantity > 0 ? [lineOf(at, quantity)] : []));
    const count = reported.reduce((sum, { quantity }) => sum + quantity, 0);
    const billing = { a: { ...group, reported }, b: group, c: group };
    return { version: this.#version, count, invoiced: false, billing };
  }

  /** Another tab changes a quantity, unless the cart is being paid. */
  changeElsewhere(at: number, quantity: number): void {
    if (!this.#isBeingPaid()) this.#set(at, quantity);
  }

  /** Another tab pays the cart's open intent. Returns whether it did. */
  payElsewhere(): boolean {
    const open = this.intents.find(({ cart, paid }) => cart === this.#name() && !paid);
    if (!open || this.#isBeingPaid() || this.cart().count === 0) return false;
    open.paid = true;
    this.#paidElsewhere.add(open.id);
    this.charges.push({ cart: open.cart, key: null });
    if (this.conditions.fulfils) this.fulfil(open.cart);
    return true;
  }

  protected override get(path: string, intent?: string): Answer {
    if (this.conditions.fulfils) this.#settle();
    return path === '/api/cart' ? { status: 200, body: this.cart() } : super.get(path, intent);
  }

  protected override refusal({ version }: Sent['body']): Answer | undefined {
    if (this.#isBeingPaid()) {
      const { status, body } = copyOf(replies.checkOutCart.paidElsewhere);
      if (!this.conditions.fulfils) return { status, body: { ...body, paid: undefined } };
      this.#settle();
      return { status, body };
    }
    if (version !== this.#version) return copyOf(replies.checkOutCart.orderChanged);
    return this.cart().count === 0 ? copyOf(replies.checkOutCart.cartEmpty) : undefined;
  }

  protected override nameOf(): string {
    return this.#name();
  }

  protected override fulfil(cart: string): void {
    if (cart !== this.#name()) return;
    this.#edition += 1;
    this.#version += 1;
    this.#quantities = [0, 0];
  }

  protected override decide(key: string, cart: string, invoice: string | undefined): Answer {
    const { total } = cartTotals(linesOf(this.cart()));
    const answer = super.decide(key, cart, invoice);
    const named = this.intents.find(({ id }) => JSON.stringify(answer.body).includes(`"${id}"`));
    if (named) this.#amounts.set(named.id, total);
    return answer;
  }

  protected override confirm(secret: string) {
    const { id } = this.bySecret(secret);
    // Like the provider: an intent paid in another tab has already succeeded.
    if (this.#paidElsewhere.has(id)) return Promise.resolve({ kind: 'taken' } as const);
    const [amount, shown] = [this.#amounts.get(id), this.shown()];
    if (amount !== shown) this.violations.push(`confirmed ${amount} where ${shown} is shown`);
    return super.confirm(secret);
  }

  #edit({ item }: Edit['body'], quantity: number): Answer {
    if (this.#isBeingPaid()) return copyOf(replies.updateCart.cartPaid);
    this.#set('ref' in item ? Number(item.ref.slice(-1)) : 0, quantity);
    return { status: 200, body: this.cart() };
  }

  #set(at: number, quantity: number): void {
    if (this.#quantities[at] !== quantity) this.#version += 1;
    this.#quantities[at] = quantity;
  }

  #settle(): void {
    if (this.intents.some(({ cart, paid }) => cart === this.#name() && paid)) this.fulfil(this.#name());
  }

  #isBeingPaid(): boolean {
    return this.intents.some(({ cart, paid, moving }) => cart === this.#name() && (paid || moving));
  }

  #name(): string {
    return `cart ${this.#edition}`;
  }
}

interface Edit {
  body: CartAction;
  signal: AbortSignal;
}

const lineOf = (at: number, quantity: number): PricedLine => ({
  id: `ln_${at}`,
  name: `Print ${at}`,
  quantity,
  price: 1_000 * quantity + at,
  shipping: 0,
  discount: 0,
  shipcode: null,
  change_quantity: true,
  max_quantity: 20,
  cart: { type: 'basic-product', item: { ref: `prd:${at}` } },
});
