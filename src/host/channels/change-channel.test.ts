import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settle } from '#fixtures/world/test-world.ts';
import { createChangeChannel } from './change-channel.ts';

const PlatformChannel = BroadcastChannel;
const open = new Set<BroadcastChannel>();
const tabs: EventTarget[] = [];

class KnownChannel extends PlatformChannel {
  constructor(name: string) {
    super(name);
    open.add(this);
  }

  override close(): void {
    open.delete(this);
    super.close();
  }
}

beforeEach(() => void vi.stubGlobal('BroadcastChannel', KnownChannel));

afterEach(() => {
  for (const tab of tabs.splice(0)) tab.dispatchEvent(new Event('pagehide'));
  vi.unstubAllGlobals();
});

function openTab() {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  const channel = createChangeChannel();
  tabs.push(window);
  const heard: string[] = [];
  const stop = channel.watch((change) => heard.push(change));
  return { window, channel, heard, stop };
}

async function told(): Promise<void> {
  const marker = new PlatformChannel('journal.changes');
  const arrivals = [...open].map(
    (channel) =>
      new Promise<void>((resolve) => channel.addEventListener('message', ({ data }) => data === 'marker' && resolve())),
  );
  marker.postMessage('marker');
  await Promise.all(arrivals);
  marker.close();
  await settle();
}

test('tells other tabs of a change, but not its own page', async () => {
  const [here, there] = [openTab(), openTab()];
  here.channel.announce('order');
  here.channel.announce('session');
  await told();
  expect([here.heard, there.heard]).toEqual([[], ['order', 'session']]);
});

test('ignores messages that are not changes, and everything after unwatching', async () => {
  const { heard, stop } = openTab();
  const stranger = new PlatformChannel('journal.changes');
  for (const said of [null, 'cart', { account: 'acc_Eg1q' }, ['order']]) stranger.postMessage(said);
  stranger.postMessage('account');
  await told();
  stop();
  stranger.postMessage('order');
  await told();
  stranger.close();
  expect(heard).toEqual(['account']);
});

test('hears nothing in the bfcache, and again after a restore', async () => {
  const [here, there] = [openTab(), openTab()];
  vi.stubGlobal('window', here.window);
  here.window.dispatchEvent(new Event('pagehide'));
  there.channel.announce('order');
  await told();
  here.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  there.channel.announce('account');
  await told();
  expect(here.heard).toEqual(['account']);
});

test('works without BroadcastChannel', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const { channel, heard } = openTab();
  channel.announce('order');
  expect(heard).toEqual([]);
});
