import type { ShippingConfig } from '#machines/api/contract.ts';
import { createLoading } from '#machines/lib/loading.ts';

/** Loads the countries of each shipping category; with the key `inclusive`, all countries in each (API-25). */
export const shippingMachine = createLoading<ShippingConfig>('shipping');
