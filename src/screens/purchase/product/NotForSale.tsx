import { useEffect, useRef } from 'react';
import type { Product } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { isReleased } from '#machines/rules/cart/product-choice.ts';
import { useMessages } from '#messages/context.tsx';
import { productWords } from '#messages/en/product.ts';
import { useProblemText } from '#messages/use-problem-text.ts';
import { QuantityField } from '#parts/form/QuantityField.tsx';
import { RadioGroup } from '#parts/form/RadioGroup.tsx';
import { Stack } from '#parts/layout/Section.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { ErrorSummary } from '#parts/notice/ErrorSummary.tsx';
import { StockLabel } from './StockLabel.tsx';

export interface NotForSaleProps {
  product: Product;
  /** Why it is not any more, where that came up on this page. */
  problems: readonly Problem[];
}

/** The box of what cannot be bought, with nothing to be done in it (STORE-10, STORE-20). */
export function NotForSale({ product, problems }: NotForSaleProps) {
  const words = useMessages(productWords);
  const textOf = useProblemText();
  const summary = useRef<HTMLDivElement>(null);
  // The button that had the focus went with the form.
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
      <QuantityField label={words.quantity} disabled value={1} minimum={1} maximum={1} onChange={ignore} />
      <QuietButton label={words.add} disabled onClick={ignore} />
    </Stack>
  );
}

const ignore = () => undefined;
