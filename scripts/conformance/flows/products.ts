import { ask } from '../ask.ts';
import { accepted, holds, needed, same } from '../expect.ts';
import { kitFlow, step } from '../rig.ts';
import type { Tab } from '../tab.ts';

/** What is offered beside a subscription. */
export const productsKit = kitFlow('products', () => [
  step('lists what has a tag, with its price and its stock', async (rig) => {
    const list = await productsOf(rig.open(), needed(rig.profile.tag, 'the profile names no tag'));
    holds('getProducts', 'something with the tag of the profile', list.length > 0, list);
    for (const { ref, kind, sizes, quantity } of list) {
      same('getProducts', `sizes at ${ref}, of kind ${kind}`, sizes.length > 0, kind === 'sized-product');
      if (kind !== 'sized-product') continue;
      const sum = sizes.reduce((left, size) => left + size.quantity, 0);
      same('getProducts', `the stock of ${ref} as the sum of its sizes`, quantity, sum);
    }
  }),
  step('lists nothing for a tag that nothing has', async (rig) => {
    same('getProducts', 'what has an unknown tag', await productsOf(rig.open(), 'no-such-tag'), []);
  }),
]);

const productsOf = async (tab: Tab, tag: string) =>
  accepted('getProducts', await ask(tab, 'getProducts', { params: { query: { tag } } })).list;
