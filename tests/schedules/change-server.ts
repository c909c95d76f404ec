import { replies } from '#mocks/replies.ts';
import { copyOf } from '../support/orders.ts';
import { type Answer, Model } from './server.ts';

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
