import type { Settings } from '#machines/api/contract.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import { useMessages } from '#messages/context.tsx';
import { zoneWords } from '#messages/en/subscription.ts';

/** The names of the shipping categories from the site's settings, with our defaults (ADDR-11). */
export function useCategoryNames({ shipping_categories }: Settings): (shipcode: Shipcode) => string {
  const zone = useMessages(zoneWords);
  return (shipcode) => shipping_categories?.[shipcode] || zone[shipcode];
}
