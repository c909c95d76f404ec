import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { copyOf } from '#fixtures/data/orders.ts';
import { playTabs } from '#fixtures/world/channels.ts';
import type { CartState } from '#machines/api/contract.ts';
import { CartState as readCart } from '#machines/api/schemas/cart/CartState.ts';
import { replies } from '#mocks/replies.ts';
import { createCartChannel } from './cart-channel.ts';

const tabs = playTabs('journal.cart', () => createCartChannel(async (told) => readCart(told)));
const { told } = tabs;

beforeEach(() => {
  tabs.begin();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});

afterEach(tabs.end);

function openTab() {
  const { window, channel } = tabs.open();
  const heard: number[] = [];
  const stop = channel.watch(({ version }) => heard.push(version));
  return { window, channel, heard, stop };
}

const cartOf = (version: number): CartState => ({ ...copyOf(replies.getCart.basicProduct.body), version });

test('tells the page’s widgets at once and other tabs soon, but no closed tab [SHELL-5]', async () => {
  const [here, there, gone] = [openTab(), openTab(), openTab()];
  gone.window.dispatchEvent(new Event('pagehide'));
  here.channel.announce(cartOf(1));
  expect([here.heard, there.heard]).toEqual([[1], []]);
  await told();
  expect([here.heard, there.heard, gone.heard]).toEqual([[1], [1], []]);
});

test('never delivers an older cart after a newer one, from any tab', async () => {
  const [here, there] = [openTab(), openTab()];
  there.channel.announce(cartOf(5));
  await told();
  here.channel.announce(cartOf(4));
  here.channel.announce(cartOf(5));
  here.channel.announce(cartOf(6));
  await told();
  expect([here.heard, there.heard]).toEqual([
    [5, 6],
    [5, 6],
  ]);
});

test('delivers a refetched cart with a lower version, as after a logout', async () => {
  const [here, there] = [openTab(), openTab()];
  here.channel.announce(cartOf(9));
  await told();
  here.channel.announce(cartOf(0), true);
  here.channel.announce(cartOf(1));
  await told();
  expect([here.heard, there.heard]).toEqual([[9, 0, 1], [9]]);
});

describe('the host page [BEYOND-83]', () => {
  function hearAsHost(): [unknown, boolean][] {
    const events: [unknown, boolean][] = [];
    document.addEventListener('journal:cart-updated', ({ detail, bubbles }) => events.push([detail, bubbles]));
    return events;
  }

  test('hears only the count and version of a changed cart, once [SHELL-5]', () => {
    const events = hearAsHost();
    const { channel } = openTab();
    channel.announce(cartOf(1));
    channel.announce(cartOf(1));
    expect(events).toEqual([[{ count: 1, version: 1 }, true]]);
  });

  test.each([
    ['the first read', undefined, cartOf(7), true],
    ['a read of the cart in the page data', cartOf(7), cartOf(7), true],
    ['a stale read', undefined, cartOf(7), false],
    ['a call that changed nothing', cartOf(7), cartOf(7), undefined],
  ])('does not hear %s', (_, known, cart, isReadAnew) => {
    const events = hearAsHost();
    const { channel } = openTab();
    if (known) channel.know(known);
    channel.announce(cart, isReadAnew);
    expect(events).toEqual([]);
  });

  test('hears a refetched cart whose version or count differs from the one it knew', () => {
    const events = hearAsHost();
    const { channel } = openTab();
    channel.know(cartOf(7));
    channel.announce(cartOf(9), true);
    channel.announce(cartOf(9), true);
    channel.announce({ ...cartOf(9), count: 0 }, true);
    channel.announce(cartOf(0), true);
    expect(events.map(([detail]) => detail)).toEqual([
      { count: 1, version: 9 },
      { count: 0, version: 9 },
      { count: 1, version: 0 },
    ]);
  });

  test('hears a change in another tab, unless its page data had it or the other tab only read it', async () => {
    const [here, there] = [openTab(), openTab()];
    here.channel.know(cartOf(3));
    const events = hearAsHost();
    there.channel.announce(cartOf(3));
    await told();
    expect(events).toHaveLength(1);
    const third = openTab();
    third.channel.announce(cartOf(4), true);
    await told();
    expect(events.map(([detail]) => detail)).toEqual([
      { count: 1, version: 3 },
      { count: 1, version: 4 },
      { count: 1, version: 4 },
    ]);
  });

  test('keeps its newer cart if another widget brings older page data', () => {
    const events = hearAsHost();
    const { channel } = openTab();
    channel.announce(cartOf(5));
    channel.know(cartOf(4));
    channel.announce(cartOf(5), true);
    expect(events).toHaveLength(1);
  });
});

test('ignores messages that are not carts, and everything after unwatching', async () => {
  const { heard, stop, channel } = openTab();
  tabs.say(null, 'cart', { ...cartOf(3), count: -1 }, { version: 3 });
  await told();
  expect(heard).toEqual([]);
  tabs.say(cartOf(3));
  await told();
  stop();
  channel.announce(cartOf(4));
  expect(heard).toEqual([3]);
});

test.each([
  ['missing', undefined],
  [
    'forbidden',
    class {
      constructor() {
        throw new DOMException('No.', 'SecurityError');
      }
    },
  ],
  [
    'closed by the browser',
    class extends EventTarget {
      postMessage() {
        throw new DOMException('Closed.', 'InvalidStateError');
      }
      close() {}
    },
  ],
])('works on its own page if BroadcastChannel is %s', (_, Channel) => {
  vi.stubGlobal('BroadcastChannel', Channel);
  const { channel, heard } = openTab();
  channel.announce(cartOf(2));
  expect(heard).toEqual([2]);
});

test('hears other tabs again after a bfcache restore, and reports the return', async () => {
  const [here, there] = [openTab(), openTab()];
  const returns: string[] = [];
  vi.stubGlobal('window', here.window);
  const stop = here.channel.onReturn(() => returns.push('back'));
  here.window.dispatchEvent(new Event('pagehide'));
  there.channel.announce(cartOf(1));
  await told();
  here.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  there.channel.announce(cartOf(2));
  await told();
  expect([here.heard, returns]).toEqual([[2], ['back']]);
  Object.assign(document, { visibilityState: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
  Object.assign(document, { visibilityState: 'visible' });
  document.dispatchEvent(new Event('visibilitychange'));
  stop();
  document.dispatchEvent(new Event('visibilitychange'));
  here.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(returns).toEqual(['back', 'back']);
});
