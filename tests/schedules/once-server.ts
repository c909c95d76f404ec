import { replies } from '#mocks/replies.ts';
import { copyOf } from '../support/orders.ts';
import { type Answer, Model } from './server.ts';

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
