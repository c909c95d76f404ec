import type { Timing } from '#machines/purchase/checkout/later.ts';
import { CheckoutPanel, type CheckoutPanelProps } from './CheckoutPanel.tsx';
import { LaterPanel } from './LaterPanel.tsx';

/** How an order ends that can be checked out now or later (CHECK-53). */
export const Conclusion = ({ timing, ...panel }: CheckoutPanelProps & { timing: Timing }) =>
  timing === 'now' ? <CheckoutPanel {...panel} /> : <LaterPanel lines={panel.lines} busy={panel.purchase.isAdding} />;
