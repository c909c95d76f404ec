import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MessagesProvider } from '#messages/use-messages.tsx';
import type { SummaryLine } from './OrderReview.tsx';
import { OrderSummary } from './OrderSummary.tsx';

const tote: SummaryLine = {
  kind: 'basic-product',
  name: 'Harbour tote',
  quantity: 2,
  amount: 3_600,
  shipping: 450,
  discount: 600,
  image: { source: '/covers/tote.svg', width: 480, height: 600 },
};

test('shows the picture of a product, its struck-through list price, shipping and the total [BEYOND-12]', () => {
  const html = summary([tote]);
  expect(html).toContain('src="/covers/tote.svg"');
  expect(html.match(/<s>(.*?)<\/s>/)?.[1]).toContain('$40.50');
  expect(textOf(html)).toMatch(
    /\$36\.00.*Shipping.*\$4\.50.*Discount.*-\$6\.00.*List Price.*\$40\.50.*Total.*\$34\.50/,
  );
});

test('links each part to the control that changes it [BEYOND-13]', () => {
  const html = summary([tote]);
  expect([...html.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id)).toEqual(['swag', 'zone']);
});

function summary(lines: readonly SummaryLine[]): string {
  return renderToStaticMarkup(
    <MessagesProvider>
      <OrderSummary lines={lines} edits={{ 'items-for-shipping': 'swag', shipping: 'zone' }} />
    </MessagesProvider>,
  );
}

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ');
