import type { ShippingConfig } from '#machines/api/contract.ts';
import { ask } from '../ask.ts';
import { accepted, holds, same } from '../expect.ts';
import { kitFlow, step } from '../rig.ts';
import type { Tab } from '../tab.ts';

/** Where print is sent: asked once, and kept for every page. */
export const shippingKit = kitFlow('shipping', () => [
  step('lists the countries of each shipping category', async (rig) => {
    const config = await shippingOf(rig.open());
    for (const zone of ZONES) {
      const codes = codesOf(config, zone);
      holds('getShipping', `countries in the category ${zone}`, codes.length > 0, codes);
      same('getShipping', `each country of the category ${zone} once`, codes, [...new Set(codes)]);
    }
    const everywhere = new Set(ZONES.flatMap((zone) => codesOf(config, zone)));
    const stray = Object.keys(config.states).filter((country) => !everywhere.has(country));
    same('getShipping', 'countries with states that are shipped to nowhere', stray, []);
  }),
  step('lists every country in every category where it is asked inclusively', async (rig) => {
    const tab = rig.open();
    const config = await shippingOf(tab);
    const all = [...new Set(ZONES.flatMap((zone) => codesOf(config, zone)))].toSorted();
    const inclusive = await shippingOf(tab, { inclusive: '' });
    for (const zone of ZONES) {
      const missing = all.filter((code) => !codesOf(inclusive, zone).includes(code));
      same('getShipping', `countries that the category ${zone} leaves out with ?inclusive`, missing, []);
    }
  }),
]);

const ZONES = ['a', 'b', 'c'] as const;

const shippingOf = async (tab: Tab, query: { inclusive?: '' } = {}): Promise<ShippingConfig> =>
  accepted('getShipping', await ask(tab, 'getShipping', { params: { query } }));

const codesOf = (config: ShippingConfig, zone: (typeof ZONES)[number]): string[] =>
  config[zone].countries.map(({ code }) => code);
