import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OrderLine } from '#machines/api/contract.ts';
import { MessagesProvider } from '#messages/use-messages.tsx';
import { OrderReview } from './OrderReview.tsx';

const cents = fc.integer({ min: 0, max: 10_000_000 });
const lines: fc.Arbitrary<OrderLine[]> = fc.array(
  fc
    .record({
      kind: fc.constantFrom(
        'personal-subscription',
        'gift-subscription',
        'donation-item',
        'print-issue',
        'digital-product',
      ),
      name: fc.constant('A line'),
      quantity: fc.integer({ min: 1, max: 50 }),
      amount: cents,
      shipping: fc.oneof(fc.constantFrom(0, 1, 2), cents),
      discount: fc.oneof(fc.constant(0), cents),
    })
    // Nothing is given away with a line but the line itself.
    .map((line) => ({ ...line, discount: Math.min(line.discount, line.amount) })),
  { minLength: 1, maxLength: 12 },
);

test('shows every amount of the lines and their total to the cent [PRICE-1, CHECK-19, CHECK-20]', () => {
  fc.assert(
    fc.property(lines, fc.option(cents, { nil: undefined }), (ordered, total) => {
      const shown = amountsOf(ordered, total);
      const [amount, shipping, discount] = (['amount', 'shipping', 'discount'] as const).map((key) =>
        ordered.reduce((sum, line) => sum + BigInt(line[key]), 0n),
      ) as [bigint, bigint, bigint];
      const charged = total === undefined ? amount + shipping - discount : BigInt(total);
      expect(shown.slice(0, ordered.length).toSorted()).toEqual(
        ordered.map((line) => dollars(BigInt(line.amount))).toSorted(),
      );
      expect(shown.slice(ordered.length)).toEqual([
        ...(shipping > 1n ? [dollars(shipping)] : []),
        ...(discount > 0n ? [dollars(-discount), dollars(amount + shipping)] : []),
        charged === 0n ? 'FREE' : dollars(charged),
      ]);
    }),
  );
});

function amountsOf(ordered: readonly OrderLine[], total: number | undefined): string[] {
  const html = renderToStaticMarkup(
    <MessagesProvider>
      <OrderReview lines={ordered} total={total} />
    </MessagesProvider>,
  );
  const rows = html.match(/<tr(?:(?!<\/tr>).)*<\/tr>/gs) ?? [];
  return rows.flatMap((row) => row.match(/(?:FREE|No charge|-?\$[\d,.]+)(?=<)/)?.[0] ?? []);
}

/** Formats whole cents without floating point. */
function dollars(amount: bigint): string {
  if (amount === 0n) return 'No charge';
  const digits = String(amount < 0n ? -amount : amount).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0n ? '-' : ''}$${whole}.${digits.slice(-2)}`;
}
