import type { ShellPage } from '#machines/api/contract.ts';
import { CartState } from '#machines/api/schemas/cart/CartState.ts';
import { Settings } from '#machines/api/schemas/pages/Settings.ts';
import { forgiving, nullable } from '#machines/api/shapes.ts';
import { type FlowDescription, pageData } from '#machines/lib/flow-description.ts';

export const cartCounterFlow = {
  widget: 'cart-counter',
  route: '/',
  page: pageData<Pick<ShellPage, 'settings' | 'cart'>>(
    forgiving({ settings: Settings }, { cart: nullable(CartState) }),
  ),
} as const satisfies FlowDescription;
