import { useEffect, useRef } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { BindField } from '#app/forms/problems-shown.ts';
import { SubmissionForm } from '#app/forms/SubmissionForm.tsx';
import type { Product } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { productMachine } from '#machines/purchase/product/product.machine.ts';
import { heldLine, type ProductContext, productOf } from '#machines/purchase/product/product-context.ts';
import { choiceLimit, isForSale, isReleased } from '#machines/rules/cart/product-choice.ts';
import { isShipped, sizesOf } from '#machines/rules/cart/product-lines.ts';
import { stockLabel } from '#machines/rules/cart/stock.ts';
import type { StoreLinks } from '#machines/rules/cart/store-links.ts';
import { readWholeDonation } from '#machines/rules/donation/donation.ts';
import { quantityMessages, reviewPanelMessages } from '#messages/en/order.ts';
import { productMessages, swagMessages } from '#messages/en/store.ts';
import { fillCount, formatCount } from '#messages/format/plural.ts';
import { fill } from '#messages/message.ts';
import { useProblemText } from '#messages/problem-text.ts';
import { useCurrencyText, useLocale, useMessages } from '#messages/use-messages.tsx';
import { RadioGroup } from '#parts/form/choice/RadioGroup.tsx';
import { AmountField } from '#parts/form/number/AmountField.tsx';
import { QuantityField } from '#parts/form/number/QuantityField.tsx';
import { Stack } from '#parts/layout/Section.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { ErrorSummary } from '#parts/notice/ErrorSummary.tsx';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import { Remedies } from '#screens/account/Remedies.tsx';
import { useClampNote } from '#screens/purchase/builder/use-clamp-note.ts';
import { ReviewPanel } from '#screens/purchase/checkout/review/ReviewPanel.tsx';
import { StockLabel } from './StockLabel.tsx';

export interface CartBoxProps {
  snapshot: SnapshotFrom<typeof productMachine>;
  send: ActorRefFrom<typeof productMachine>['send'];
  links: StoreLinks | undefined;
}

export function CartBox({ snapshot, send, links }: CartBoxProps) {
  const words = useMessages(productMessages);
  const { added } = useMessages(reviewPanelMessages);
  const { context } = snapshot;
  const product = productOf(context);
  const textOf = useProblemText();
  const inCurrency = useCurrencyText();
  const reading = readWholeDonation(context.form.donation, context.locale, context.currency);
  const isAdded = snapshot.matches({ open: 'added' });
  if (!isForSale(product)) return <NotForSale product={product} problems={context.problems} />;
  return (
    <Stack>
      <SubmissionForm
        id="product"
        busy={snapshot.hasTag('busy')}
        problems={context.problems}
        fields={['size', 'quantity', 'donation']}
        aliases={ALIASES}
        submit={heldLine(context) ? words.update : words.add}
        sending={words.adding}
        onSubmit={() => send({ type: 'form.submitted' })}
      >
        {(fieldProps) => (
          <>
            <ProductChoice context={context} send={send} fieldProps={fieldProps} />
            <AmountField
              {...fieldProps('donation')}
              label={words.donation}
              hint={inCurrency(words.donationHint)}
              problem={'problem' in reading ? textOf({ field: 'donation', code: reading.problem }) : undefined}
              value={context.form.donation}
              onChange={(typed) => send({ type: 'donation.changed', typed })}
            />
          </>
        )}
      </SubmissionForm>
      <Remedies problems={context.problems} />
      <LiveRegion text={isAdded ? added : ''} hidden />
      {isAdded && <ReviewPanel links={links} />}
    </Stack>
  );
}

const ALIASES = { qty: 'quantity', amount: 'donation', dollars: 'donation', ref: 'size' };

interface NotForSaleProps {
  product: Product;
  problems: readonly Problem[];
}

function NotForSale({ product, problems }: NotForSaleProps) {
  const words = useMessages(productMessages);
  const textOf = useProblemText();
  const summary = useRef<HTMLDivElement>(null);
  // The focused button unmounted with the form.
  useEffect(() => {
    if (problems.length > 0) summary.current?.focus();
  }, [problems]);
  return (
    <Stack>
      <ErrorSummary ref={summary} entries={problems.map((problem) => ({ text: textOf(problem) }))} />
      {product.kind === 'sized-product' && (
        <RadioGroup
          legend={words.size}
          disabled
          value={undefined}
          options={product.sizes.map(({ ref, name }) => ({ value: ref, label: name }))}
          onChange={ignore}
        />
      )}
      {isReleased(product) && <StockLabel stock={0} />}
      {isShipped(product.kind) && (
        <QuantityField label={words.quantity} disabled value={1} minimum={1} maximum={1} onChange={ignore} />
      )}
      <QuietButton label={words.add} disabled onClick={ignore} />
    </Stack>
  );
}

const ignore = () => undefined;

interface ProductChoiceProps extends Pick<CartBoxProps, 'send'> {
  context: ProductContext;
  fieldProps: BindField;
}

function ProductChoice({ context, send, fieldProps }: ProductChoiceProps) {
  const { choice } = context.form;
  const product = productOf(context);
  const held = heldLine(context)?.quantity;
  const words = useMessages(productMessages);
  const swag = useMessages(swagMessages);
  const common = useMessages(quantityMessages);
  const locale = useLocale();
  const maximum = choiceLimit(product, choice.size);
  const chosen = sizesOf(product).find(({ ref }) => ref === choice.size);
  const note = useClampNote(choice, { min: 1, max: maximum });
  // Never empty: if this line disappeared on blur, the button would move away from the click.
  const standing =
    held === undefined ? fill(common.atMost, { maximum: formatCount(maximum, locale) }) : fillCount(words.held, held);
  return (
    <>
      {product.kind === 'sized-product' && (
        <RadioGroup
          {...fieldProps('size')}
          legend={words.size}
          value={choice.size}
          options={product.sizes.map(({ ref, name, quantity }) => {
            const isSoldOut = stockLabel(quantity) === 'soldOut';
            return { value: ref, label: name, disabled: isSoldOut, description: isSoldOut ? swag.soldOut : undefined };
          })}
          onChange={(size) => send({ type: 'size.chosen', size })}
        />
      )}
      {chosen && <StockLabel stock={chosen.quantity} />}
      {isShipped(product.kind) ? (
        <QuantityField
          {...fieldProps('quantity')}
          label={words.quantity}
          hint={note ?? standing}
          value={choice.quantity}
          minimum={1}
          maximum={maximum}
          onChange={(typed) => send({ type: 'quantity.changed', typed })}
        />
      ) : (
        held !== undefined && <p>{standing}</p>
      )}
      <LiveRegion text={note ?? ''} hidden />
    </>
  );
}
