import type { Page } from '@playwright/test';
import { ada } from './reader.ts';

export interface Traces {
  stored: string[];
  said: string[];
  visited: string[];
}

/**
 * Records a page's storage, console and addresses, except for the journal's own storage, which belongs to the server.
 */
export async function watchTraces(page: Page): Promise<Traces> {
  const traces: Traces = { stored: [], said: [], visited: [] };
  await page.exposeFunction('noteStored', (text: string) => void traces.stored.push(text));
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      setItem.call(this, key, value);
      if (key !== 'mock-journal') (window as unknown as { noteStored: (text: string) => void }).noteStored(key + value);
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
