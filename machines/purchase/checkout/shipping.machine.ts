import type { ShippingConfig } from '#machines/api/contract.ts';
import { createLoading } from '#machines/lib/loading.ts';

/** The countries that each shipping category is sent to; with the key `inclusive` all there are, in each (API-25). */
export const shippingMachine = createLoading<ShippingConfig>('shipping');
