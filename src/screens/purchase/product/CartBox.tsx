import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { SubmissionForm } from '#app/SubmissionForm.tsx';
import type { productMachine } from '#machines/purchase/product/product.machine.ts';
import { heldLine, productOf } from '#machines/purchase/product/product-context.ts';
import { isForSale } from '#machines/rules/cart/product-choice.ts';
import type { StoreLinks } from '#machines/rules/cart/store-links.ts';
import { useMessages } from '#messages/context.tsx';
import { reviewPanelWords } from '#messages/en/order.ts';
import { productWords } from '#messages/en/product.ts';
import { AmountField } from '#parts/form/AmountField.tsx';
import { Stack } from '#parts/layout/Section.tsx';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import { SignInAgain } from '#screens/account/SignInAgain.tsx';
import { ReviewPanel } from '#screens/purchase/checkout/ReviewPanel.tsx';
import { NotForSale } from './NotForSale.tsx';
import { ProductChoice } from './ProductChoice.tsx';

export interface CartBoxProps {
  snapshot: SnapshotFrom<typeof productMachine>;
  send: ActorRefFrom<typeof productMachine>['send'];
  links: StoreLinks | undefined;
}

/** The add-to-cart box: a size, how many, a donation beside it, and the one button (STORE-14, STORE-16, CART-16). */
export function CartBox({ snapshot, send, links }: CartBoxProps) {
  const words = useMessages(productWords);
  const { added } = useMessages(reviewPanelWords);
  const { context } = snapshot;
  const product = productOf(context);
  const isAdded = snapshot.matches({ open: 'added' });
  const held = heldLine(context);
  if (!isForSale(product)) return <NotForSale product={product} problems={context.problems} />;
  return (
    <Stack>
      <SubmissionForm
        id="product"
        busy={snapshot.hasTag('busy')}
        problems={context.problems}
        fields={['size', 'quantity', 'donation']}
        aliases={ALIASES}
        submit={held ? words.update : words.add}
        sending={words.adding}
        onSubmit={() => send({ type: 'form.submitted' })}
      >
        {(tie) => (
          <>
            <ProductChoice
              product={product}
              choice={context.form.choice}
              held={held?.quantity}
              tie={tie}
              onSize={(size) => send({ type: 'size.chosen', size })}
              onQuantity={(typed) => send({ type: 'quantity.changed', typed })}
            />
            <AmountField
              {...tie('donation')}
              label={words.donation}
              hint={words.donationHint}
              value={context.form.donation}
              onChange={(typed) => send({ type: 'donation.changed', typed })}
            />
          </>
        )}
      </SubmissionForm>
      <SignInAgain problems={context.problems} />
      <LiveRegion text={isAdded ? added : ''} hidden />
      {isAdded && <ReviewPanel links={links} />}
    </Stack>
  );
}

/** Other names under which the server speaks of them. */
const ALIASES = { qty: 'quantity', amount: 'donation', dollars: 'donation', ref: 'size' };
