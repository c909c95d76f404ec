import type { Settings } from '#machines/api/contract.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import { zoneMessages } from '#messages/en/subscription.ts';
import { useMessages } from '#messages/use-messages.tsx';

/** The names of the shipping categories from the site's settings, with our defaults (ADDR-11). */
export function useCategoryNames({ shipping_categories }: Settings): (shipcode: Shipcode) => string {
  const zone = useMessages(zoneMessages);
  return (shipcode) => shipping_categories?.[shipcode] || zone[shipcode];
}
