import { expect, test } from 'vitest';
import { chunkOf, type Imported } from './chunks.ts';

const graph: Record<string, { at: string[]; onDemand?: string[] }> = {
  '/src/embed.ts': { at: [] },
  '/src/mounts.ts': { at: ['/src/embed.ts'] },
  '/src/host/page-data.ts': { at: ['/src/embed.ts', '/src/app/mount-screen.tsx'] },
  '/src/app/mount-screen.tsx': { at: [], onDemand: ['/src/embed.ts'] },
  '/src/app/world.tsx': { at: ['/src/app/mount-screen.tsx', '/src/screens/purchase/Cart.tsx'] },
  '/node_modules/react/index.js': { at: ['/src/app/world.tsx', '/src/parts/Field.tsx'] },
  '/src/screens/purchase/Cart.tsx': { at: [], onDemand: ['/src/mounts.ts'] },
  '/src/screens/purchase/Renew.tsx': { at: [], onDemand: ['/src/mounts.ts'] },
  '/src/screens/purchase/Receipt.tsx': { at: [], onDemand: ['/src/mounts.ts'] },
  '/src/screens/purchase/Invoice.tsx': { at: [], onDemand: ['/src/mounts.ts'] },
  '/src/parts/Entries.tsx': { at: ['/src/screens/purchase/Receipt.tsx', '/src/screens/purchase/Invoice.tsx'] },
  '/src/parts/Field.tsx': { at: ['/src/screens/purchase/Cart.tsx', '/src/screens/purchase/Renew.tsx'] },
  '/src/parts/Stepper.tsx': { at: ['/src/screens/purchase/Cart.tsx', '/src/screens/purchase/PaymentForm.tsx'] },
  '/src/screens/purchase/PaymentForm.tsx': {
    at: [],
    onDemand: ['/src/screens/purchase/Cart.tsx', '/src/screens/purchase/Renew.tsx'],
  },
  '/node_modules/@stripe/react-stripe-js/index.js': { at: ['/src/screens/purchase/PaymentForm.tsx'] },
  '/src/host/stripe.ts': { at: [], onDemand: ['/src/app/mount-screen.tsx'] },
  '/src/host/script.ts': { at: ['/src/host/stripe.ts', '/src/screens/purchase/Cart.tsx'] },
  '/src/parts/A.tsx': { at: ['/src/parts/B.tsx', '/src/screens/purchase/Cart.tsx'] },
  '/src/parts/B.tsx': { at: ['/src/parts/A.tsx'] },
};

const about = (id: string): Imported | null => {
  const found = graph[id];
  return found ? { importers: found.at, dynamicImporters: found.onDemand ?? [] } : null;
};

test.each<[id: string, chunk: string | null, what: string]>([
  ['/src/app/mount-screen.tsx', 'common', 'the frame of every screen'],
  ['/src/app/world.tsx', 'common', 'what the frame brings along'],
  ['/node_modules/react/index.js', 'common', 'a package of the frame'],
  ['/src/parts/Field.tsx', 'common', 'what two screens share'],
  ['/src/parts/Stepper.tsx', 'Cart', 'what one screen and its payment form share'],
  ['/src/screens/purchase/Cart.tsx', 'Cart', 'a screen'],
  ['/src/screens/purchase/Receipt.tsx', 'records', 'a screen of a family'],
  ['/src/parts/Entries.tsx', 'records', 'what the screens of one family share'],
  ['/src/screens/purchase/PaymentForm.tsx', null, 'what screens import on demand'],
  ['/node_modules/@stripe/react-stripe-js/index.js', null, 'a package of the payment form alone'],
  ['/src/host/script.ts', 'Cart', 'what one screen and a provider share'],
  ['/src/mounts.ts', null, 'the entry'],
  ['/src/host/page-data.ts', null, 'what the entry and the frame share'],
  ['/src/parts/B.tsx', 'Cart', 'a circle inside one screen'],
])('%s is built into %s: %s', (id, chunk) => {
  expect(chunkOf(id, about)).toBe(chunk);
});
