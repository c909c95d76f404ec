import { closed, isTold, note, opened } from '#app/page-data/notes.ts';
import { PageDataError } from '#app/page-data/page-data-error.ts';
import { takeSecrets } from '#app/secrets/take-secrets.ts';
import { takenName } from '#host/document.ts';
import type { FailedDetail } from '#host/events/page-event-types.ts';
import { tell } from '#host/events/page-events.ts';
import { fieldsRestored } from '#host/returns.ts';
import type { PageDataProblem } from '#machines/api/page-data-problems.ts';
import type { Schema } from '#machines/api/shapes.ts';
import { formatMoney } from '#messages/format.ts';
import { loadTranslation } from '#messages/load-translation.ts';
import { readableLocale } from '#messages/readable-locale.ts';
import { isWidget, mounts } from './mounts.ts';
import { hasLink } from './widgets.ts';

/** A widget in its element; nothing is to be left as long as its files are being loaded. */
interface Mounting {
  leave: () => void;
}

/** What stands in each element that was filled. */
const mounted = new WeakMap<Element, Mounting>();

/**
 * Fills an element with a widget, given its page data, in place of what stood in it. Rejects, and tells the page by
 * `journal:failed`, if the name is unknown, the files cannot be loaded, or the page data is wrong (`PageDataError`).
 */
export async function mount(widget: string, element: HTMLElement, data: unknown): Promise<void> {
  // A host without types passes null where its selector found nothing.
  if (Object(element).nodeType !== Node.ELEMENT_NODE)
    throw new TypeError(`The widget "${widget}" needs an element to be mounted in.`);
  unmount(element);
  opened(data);
  const fail = (reason: FailedDetail['reason'], error: Error, problems?: PageDataProblem[]): Error => {
    tell('journal:failed', { widget, element, reason, ...(problems && { problems }) });
    return error;
  };
  try {
    await fill(widget, element, data, fail);
  } finally {
    await closed(data);
  }
}

type Fail = (reason: FailedDetail['reason'], error: Error, problems?: PageDataProblem[]) => Error;

async function fill(widget: string, element: HTMLElement, data: unknown, fail: Fail): Promise<void> {
  if (!isWidget(widget)) {
    const message = `There is no widget "${widget}". The widgets: ${Object.keys(mounts).join(', ')}.`;
    note(data, { unknown: message });
    throw fail('unknown-widget', new TypeError(message));
  }
  if (takeSecrets(hasLink(widget))) return;
  const taken = takenName();
  if (taken) throw fail('name-taken', new Error(`An element of the page has taken the place of document.${taken}.`));
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
  const [{ mountScreen }, { screen }, translation] = await files.catch((error: Error) => {
    throw fail('not-loaded', error);
  });
  if (mounted.get(element) !== mounting) return;
  let isBroken = false;
  mounting.leave = mountScreen(element, widget, screen, data, translation, {
    onBroken: () => {
      isBroken = true;
    },
    onCrash: () => fail('crashed', new Error(`The widget "${widget}" stopped working.`)),
  });
  if (!isBroken && !isTold(data)) return;
  const problems = await problemsOf(screen.schema, data);
  note(data, { widget, problems });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (isBroken) throw fail('page-data', new PageDataError(widget, errors), errors);
}

/** What is wrong with page data; nothing where the file that words it cannot be loaded. */
async function problemsOf(schema: Schema<unknown>, data: unknown): Promise<PageDataProblem[]> {
  try {
    const { problemsIn } = await import('#machines/api/page-data-problems.ts');
    return problemsIn(schema, data);
  } catch {
    return [];
  }
}

/** Takes a widget out of its element again, where the host's own is put back, or gives up one that is being loaded; an element without one is left alone. */
export function unmount(element: HTMLElement): void {
  mounted.get(element)?.leave();
  mounted.delete(element);
}

/** The locale that page data names, before they are checked: its words are asked for together with what checks them. */
const localeIn = (data: unknown): unknown => Object(Object(data).settings).locale;
