import type { Page } from '@playwright/test';
import { ada } from './reader.ts';

export interface Traces {
  stored: string[];
  /** What all tabs of the browser see: local storage, cookies and messages. */
  shared: string[];
  said: string[];
  visited: string[];
}

/**
 * Records a page's storage, messages, console and addresses, except for the journal's own storage, which belongs to the server.
 */
export async function watchTraces(page: Page): Promise<Traces> {
  const traces: Traces = { stored: [], shared: [], said: [], visited: [] };
  await page.exposeFunction('noteStored', (text: string, isShared: boolean) => {
    traces.stored.push(text);
    if (isShared) traces.shared.push(text);
  });
  await page.addInitScript(() => {
    const { noteStored } = window as unknown as { noteStored: (text: string, isShared: boolean) => void };
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      setItem.call(this, key, value);
      if (!key.startsWith('mock-journal')) noteStored(key + value, this === localStorage);
    };
    const { postMessage } = BroadcastChannel.prototype;
    BroadcastChannel.prototype.postMessage = function (message) {
      postMessage.call(this, message);
      if (this.name.startsWith('journal.')) noteStored(this.name + JSON.stringify(message), true);
    };
  });
  page.on('console', (message) => traces.said.push(message.text()));
  page.on('framenavigated', (frame) => traces.visited.push(frame.url()));
  return traces;
}

export function leaks(texts: readonly string[], intents: readonly { secret: string }[]): string[] {
  const secrets = [ada.password.password, '4242424242424242', ...intents.map(({ secret }) => secret)].map(squeeze);
  return texts.filter((text) => secrets.some((secret) => squeeze(text).includes(secret)));
}

/** Removes encodings and grouping, so that secrets match. */
const squeeze = (text: string): string => text.replaceAll(/\s|\+|%20/g, '');

/** The queries that the pages of a browser leave in their addresses. */
export const leftBehind = (pages: readonly Page[]): string[] => pages.map((page) => new URL(page.url()).search);
