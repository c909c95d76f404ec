import { EARLY } from '#app/early/early-markup.ts';
import { closed, note, opened } from '#app/page-data/notes.ts';
import { parsePageData, type RawPageData } from '#app/page-data/page-data.ts';
import { PageDataError } from '#app/page-data/page-data-error.ts';
import { isOutsideMain } from '#app/page-leader.ts';
import { takeSecrets } from '#app/secrets/take-secrets.ts';
import { fieldsRestored } from '#host/address/returns.ts';
import { createElement, shadowedProperty } from '#host/document.ts';
import type { FailedDetail } from '#host/events/page-event-types.ts';
import { tell } from '#host/events/page-events.ts';
import type { PageDataProblem } from '#machines/api/page-data-problems.ts';
import type { Schema } from '#machines/api/shapes.ts';
import { formatMoney } from '#messages/format/format.ts';
import { loadCurrency, loadTranslation, unloaded } from '#messages/load-locale.ts';
import { hasLink, isWidget, mounts } from './mounts.ts';

interface Mounting {
  leave: () => void;
}

const mounted = new WeakMap<Element, Mounting>();

/** Why a mount failed: what `journal:failed` reports, and the error to throw. */
export interface Failure extends Pick<FailedDetail, 'reason' | 'problems'> {
  error: unknown;
}

/**
 * Mounts a widget in an element with its page data, replacing the element's content. On failure, tells the reader and
 * dispatches `journal:failed`, then rejects: with a `PageDataError` if the page data is invalid.
 */
export async function mount(widget: string, element: HTMLElement, data: unknown): Promise<void> {
  const failure = await tryMount(widget, element, data);
  if (failure) throw failure.error;
}

/** Mounts a widget like `mount`, at its turn, but resolves with the failure. */
export async function tryMount(
  widget: string,
  element: HTMLElement,
  given: unknown,
  turn?: Promise<void>,
): Promise<Failure | undefined> {
  const data = parsePageData(given);
  opened(data);
  const failure = await fill(widget, element, data, turn).catch(
    (error: unknown) => ({ reason: 'crashed', error }) as const,
  );
  if (failure) fail(widget, element, failure);
  await closed(data);
  return failure;
}

/** Reports the failure of a widget to the page, and to the reader unless the widget does so itself. */
export function fail(widget: string, element: HTMLElement, failure: Failure): void {
  if (SAID_HERE.has(failure.reason)) showUnloaded(element);
  tellFailed(widget, element, failure);
}

function tellFailed(widget: string, element: HTMLElement, { reason, problems }: Omit<Failure, 'error'>): void {
  const where = reason === 'no-element' ? null : element;
  tell('journal:failed', { widget, element: where, reason, ...(problems && { problems }) });
}

/** An unknown name keeps the host's content, and a widget with invalid page data shows its own message. */
const SAID_HERE: ReadonlySet<FailedDetail['reason']> = new Set(['not-loaded', 'name-taken', 'crashed']);

function showUnloaded(element: HTMLElement): void {
  if (isOutsideMain(element)) {
    // A form that was sent early would look busy for ever.
    for (const found of element.querySelectorAll(`.${EARLY}`)) found.remove();
    return;
  }
  const own = [...element.childNodes];
  const leave = mounted.get(element)?.leave;
  const notice = createElement('p');
  notice.role = 'alert';
  notice.textContent = unloaded;
  element.replaceChildren(notice);
  mounted.set(element, {
    leave: () => {
      element.replaceChildren(...own);
      leave?.();
    },
  });
}

async function fill(
  widget: string,
  element: HTMLElement,
  data: RawPageData,
  turn: Promise<void> | undefined,
): Promise<Failure | undefined> {
  if (!isWidget(widget)) {
    const message = `There is no widget "${widget}". The widgets: ${Object.keys(mounts).join(', ')}.`;
    note(data, { unknown: message });
    return { reason: 'unknown-widget', error: new TypeError(message) };
  }
  if (!isElement(element)) {
    const error = new TypeError(`The widget "${widget}" needs an element to be mounted in.`);
    return { reason: 'no-element', error };
  }
  unmount(element);
  if (takeSecrets(hasLink(widget))) return;
  const taken = shadowedProperty();
  if (taken) {
    const error = new Error(`An element of the page has taken the place of document.${taken}.`);
    return { reason: 'name-taken', error };
  }
  const mounting: Mounting = { leave: () => undefined };
  mounted.set(element, mounting);
  await turn;
  if (mounted.get(element) !== mounting) return;
  const { given, settings, locale, isReported } = data;
  const files = Promise.all([
    import('#app/mount-screen.tsx'),
    mounts[widget].load(),
    loadTranslation(locale),
    loadCurrency(settings),
    fieldsRestored(),
  ]).catch((error: unknown) => ({ reason: 'not-loaded', error }) as const);
  warmUp(locale);
  const loaded = await files;
  if (mounted.get(element) !== mounting) return;
  if (!Array.isArray(loaded)) return loaded;
  const [{ mountScreen }, { screen }, translation, currency] = loaded;
  let isBroken = false;
  let isTold = false;
  const tellCrash = () => {
    if (!isTold) tellFailed(widget, element, { reason: 'crashed' });
    isTold = true;
  };
  mounting.leave = mountScreen(
    element,
    widget,
    screen,
    data,
    { translation, currency },
    {
      onBroken: () => {
        isBroken = true;
      },
      onCrash: tellCrash,
      onLost: () => {
        showUnloaded(element);
        tellCrash();
      },
    },
  );
  if (!isBroken && !isReported) return;
  const problems = await problemsOf(screen.schema, given);
  note(data, { widget, problems });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (isBroken) return { reason: 'page-data', error: new PageDataError(widget, errors), problems: errors };
}

async function problemsOf(schema: Schema<unknown>, data: unknown): Promise<PageDataProblem[]> {
  try {
    const { problemsIn } = await import('#machines/api/page-data-problems.ts');
    return problemsIn(schema, data);
  } catch {
    return [];
  }
}

/**
 * Removes a widget from its element, cancels one that is still loading, and restores the host's content. A no-op for an
 * element without a widget.
 */
export function unmount(element: HTMLElement): void {
  const mounting = mounted.get(element);
  mounted.delete(element);
  mounting?.leave();
}

/**
 * Whether a value is an element, possibly of another window. Hosts without types pass null if their selector found
 * nothing.
 */
const isElement = (given: unknown): boolean => Object(given).nodeType === Node.ELEMENT_NODE;

/** Formats an amount while files load, because the first one in another locale takes 70 ms on a slow device. */
function warmUp(locale: string): void {
  try {
    formatMoney(0, locale);
  } catch {
    // Where the host has broken what it uses, only a widget with amounts crashes.
  }
}
