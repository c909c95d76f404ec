import { takeSecrets } from '#app/secrets/take-secrets.ts';
import { takenName } from '#host/document.ts';
import { fieldsRestored, watchReturns } from '#host/returns.ts';
import { formatMoney } from '#messages/format.ts';
import { loadTranslation } from '#messages/load-translation.ts';
import { readableLocale } from '#messages/readable-locale.ts';
import { hasLink, mounts } from './mounts.ts';
import type { Widget } from './widgets.ts';

/** A widget in its element; nothing is to be left as long as its files are being loaded. */
interface Mounting {
  leave: () => void;
}

/** What stands in each element that was filled. */
const mounted = new WeakMap<Element, Mounting>();

/** Fills an element with a widget, given its page data, in place of what stood in it; rejects when its files cannot be loaded. */
export async function mount(widget: Widget, element: HTMLElement, data: unknown): Promise<void> {
  watchReturns();
  unmount(element);
  if (takeSecrets(hasLink(widget))) return;
  const taken = takenName();
  if (taken) throw new Error(`An element of the page has taken the place of document.${taken}.`);
  const mounting: Mounting = { leave: () => undefined };
  mounted.set(element, mounting);
  const locale = readableLocale(localeIn(data));
  const files = Promise.all([
    import('#app/mount-screen.tsx'),
    mounts[widget].load(),
    loadTranslation(locale),
    fieldsRestored(),
  ]);
  // The first amount that is written in another locale takes a slow device 70 ms; nothing waits for it here.
  formatMoney(0, locale);
  const [{ mountScreen }, { screen }, translation] = await files;
  if (mounted.get(element) === mounting) mounting.leave = mountScreen(element, widget, screen, data, translation);
}

/** Takes a widget out of its element again, where the host's own is put back, or gives up one that is being loaded; an element without one is left alone. */
export function unmount(element: HTMLElement): void {
  mounted.get(element)?.leave();
  mounted.delete(element);
}

/** The locale that page data names, before they are checked: its words are asked for together with what checks them. */
const localeIn = (data: unknown): unknown => Object(Object(data).settings).locale;
