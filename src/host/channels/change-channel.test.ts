import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playTabs } from '#fixtures/world/channels.ts';
import { storageOf } from '#fixtures/world/storage.ts';
import { createChangeChannel } from './change-channel.ts';

const tabs = playTabs('journal.changes', createChangeChannel);
const { told } = tabs;

beforeEach(tabs.begin);
afterEach(tabs.end);

function openTab() {
  const { window, channel } = tabs.open();
  const heard: string[] = [];
  const stop = channel.watch((change) => heard.push(change));
  return { window, channel, heard, stop };
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
  tabs.say(null, 'cart', { account: 'acc_Eg1q' }, ['order'], 'account');
  await told();
  stop();
  tabs.say('order');
  await told();
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

test('announces again on the next page what the last one announced as it was left', async () => {
  const texts = new Map<string, string>();
  const window = Object.assign(new EventTarget(), { sessionStorage: storageOf(texts) });
  vi.stubGlobal('window', window);
  createChangeChannel().announce('account');
  window.dispatchEvent(new Event('pagehide'));
  const there = openTab();
  vi.stubGlobal('window', window);
  createChangeChannel();
  await told();
  expect(there.heard).toEqual(['account']);
  createChangeChannel();
  await told();
  expect(there.heard).toEqual(['account']);
  window.dispatchEvent(new Event('pagehide'));
});

test('announces nothing again that had time to arrive', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const texts = new Map<string, string>();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { sessionStorage: storageOf(texts) }));
  createChangeChannel().announce('session');
  vi.advanceTimersByTime(2_000);
  vi.useRealTimers();
  expect(texts).toEqual(new Map());
});

test('works without BroadcastChannel', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const { channel, heard } = openTab();
  channel.announce('order');
  expect(heard).toEqual([]);
});
