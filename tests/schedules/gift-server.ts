import type { RedeemData } from '#machines/api/contract.ts';
import { replies } from '#mocks/replies.ts';
import { copyOf } from '../support/orders.ts';
import { type Answer, Model, type Sent } from './server.ts';

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
