import { flushSync } from 'react-dom';
import { EARLY } from './early-markup.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface EarlyInput {
  read: () => void;
  /**
   * Replays what is possible so far: the fields first, then each press and submit once. Skips submits if a part with
   * entered fields has failed or its form is busy.
   */
  replay: (hasFailed?: boolean) => void;
  end: () => void;
}

/** Starts collecting early input in an element, and removes the markup that recorded it. */
export function takeEarlyInput(element: HTMLElement): EarlyInput {
  const unbound = named<Field>(element, FIELDS);
  const buttons = named<HTMLButtonElement>(element, 'button');
  const forms = named<HTMLFormElement>(element, 'form');
  const entered = new Map<string, string | boolean>();
  const pressed = only(buttons, ({ popoverTargetElement: own }) => own?.matches(':popover-open') === true);
  // The list is forgiving where `:user-valid` is unknown.
  const submitted = only(forms, (form) => form.querySelector(`:scope > :is(.${EARLY}:user-valid)`) !== null);
  const holding = new AbortController();
  let focus: Focus | undefined;
  let isBegun = false;

  for (const found of element.querySelectorAll(`.${EARLY}`)) found.remove();
  for (const button of buttons.values())
    for (const attribute of ['popovertarget', 'popovertargetaction']) button.removeAttribute(attribute);

  // Holds every submit until all fields are bound; before that, it would omit early input.
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    for (const [name, form] of named<HTMLFormElement>(element, 'form'))
      if (form === event.target) submitted.set(name, form);
  };
  element.addEventListener('submit', hold, { capture: true, signal: holding.signal });

  const read = () => {
    for (const [name, field] of unbound) {
      if (!field.isConnected) continue;
      const value = touchedValue(field);
      if (value === undefined) entered.delete(name);
      else entered.set(name, value);
    }
    if (!isBegun) focus = focusIn(element) ?? focus;
  };
  // Before the replay, the field's machine may not have started, and React would restore the old value.
  const holdEntry = (event: Event) => {
    for (const field of unbound.values())
      if (field === event.target && (event.type !== 'click' || isChoice(field))) event.stopImmediatePropagation();
    read();
  };
  for (const type of ['click', 'input', 'change'])
    element.addEventListener(type, holdEntry, { capture: true, signal: holding.signal });

  const bound = <Found extends Element>(selector: string, name: string, found: Found | undefined) => {
    const now = found?.isConnected ? found : named<Found>(element, selector).get(name);
    return now && isBound(now) ? now : undefined;
  };
  const ready = <Found extends Element>(selector: string, taken: Map<string, Found>) =>
    [...taken].flatMap(([name, found]) => {
      const now = bound(selector, name, found);
      return now ? [{ now, done: () => taken.delete(name) }] : [];
    });

  const enter = () => {
    const fields = [...entered].map(([name, value]) => ({
      name,
      value,
      field: bound(FIELDS, name, unbound.get(name)),
    }));
    // Once bound or removed, a field holds no more early input.
    for (const [name, field] of unbound) if (!field.isConnected || isBound(field)) unbound.delete(name);
    for (const { name, value, field } of fields) if (field) enterIn(name, value, field);
  };
  const enterIn = (name: string, value: string | boolean, field: Field) => {
    const now = bound(FIELDS, name, field);
    if (now?.closest('fieldset:disabled')) wait();
    else if (now && entered.delete(name)) flushSync(() => fill(now, value));
  };
  // A busy form ignores input. It may be checking the same order, so an early submit is dropped.
  const wait = () => {
    submitted.clear();
    enabled.observe(element, { attributeFilter: ['disabled'], subtree: true });
  };
  const enabled = new MutationObserver(() => {
    enabled.disconnect();
    enter();
  });

  const replay = (hasFailed = false) => {
    // Filling in a field may change the label that identifies a button.
    const presses = ready('button', pressed);
    const submits = ready('form', submitted);
    enter();
    if (!isBegun && focus) regain(focus, element, bound(FOCUSABLE, focus.name, focus.focused));
    isBegun = true;
    doEach(presses, (button) => button.click());
    if (unbound.size > 0) return;
    holding.abort();
    // Never submits a form that lost some of its input. After a failure the reader decides again.
    if (entered.size > 0 && hasFailed) submitted.clear();
    if (entered.size > 0) return;
    doEach(submits, (form) => form.requestSubmit());
  };

  return {
    read,
    replay,
    end: () => {
      holding.abort();
      enabled.disconnect();
    },
  };
}

function doEach<Found>(ready: readonly { now: Found; done: () => boolean }[], act: (found: Found) => void): void {
  for (const { now, done } of ready) if (done()) flushSync(() => act(now));
}

const only = <Found>(all: Map<string, Found>, isIt: (found: Found) => boolean): Map<string, Found> =>
  new Map([...all].filter(([, found]) => isIt(found)));

/** React adds properties to every element it binds. */
const isBound = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__react'));

const FIELDS = `input:not([type="hidden"], .${EARLY}), textarea, select`;
const FOCUSABLE = `${FIELDS}, button, a[href], summary`;

function named<Found extends Element>(element: Element, selector: string): Map<string, Found> {
  const counts = new Map<string, number>();
  return new Map(
    [...element.querySelectorAll<Found>(selector)].map((found) => {
      const kind = kindOf(found);
      const count = counts.get(kind) ?? 0;
      counts.set(kind, count + 1);
      return [`${kind} ${count}`, found];
    }),
  );
}

function kindOf(found: Element): string {
  const { localName } = found;
  // A form is identified by its submit button: its other text changes with its choices.
  const speaker = localName === 'form' ? found.querySelector('[type="submit"]') : found;
  if (!isField(found)) return [localName, found.getAttribute('aria-label') ?? speaker?.textContent].join(' ');
  const choice = isChoice(found) ? found.value : '';
  // React generates different names on rerender and on hydration.
  const name = found.name.startsWith('_') ? '' : found.name;
  return [localName, found.type, name, found.autocomplete, choice].join(' ');
}

const isField = (found: Element): found is Field =>
  found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement || found instanceof HTMLSelectElement;

const isChoice = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/**
 * Returns a field's value if it differs from its HTML. A deselected radio button has none, since another was selected.
 */
function touchedValue(field: Field): string | boolean | undefined {
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    return field.value === first?.value ? undefined : field.value;
  }
  if (isChoice(field)) {
    const isLeft = field.type === 'radio' && !field.checked;
    return field.checked === field.defaultChecked || isLeft ? undefined : field.checked;
  }
  return field.value === field.defaultValue ? undefined : field.value;
}

function fill(field: Field, value: string | boolean): void {
  if (isChoice(field)) {
    field.checked = !value;
    field.click();
    return;
  }
  if (field instanceof HTMLSelectElement) {
    field.value = String(value);
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  // Writing the same value again would interrupt an input method.
  if (field.value === value) forgetValue(field);
  else Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  sayTyped(field);
}

/** Resets the last value React saw to that of the HTML, because React ignores an input event that changes nothing. */
function forgetValue(field: HTMLInputElement | HTMLTextAreaElement): void {
  const own = Object.getOwnPropertyDescriptor(field, 'value');
  if (!own) return;
  Object.defineProperty(field, 'value', { ...own, get: () => field.defaultValue });
  sayTyped(field);
  Object.defineProperty(field, 'value', own);
}

const sayTyped = (field: Field) => field.dispatchEvent(new Event('input', { bubbles: true }));

interface Focus {
  name: string;
  focused: HTMLElement;
  selection: [number, number] | undefined;
}

function focusIn(element: Element): Focus | undefined {
  const focused = element.querySelector<HTMLElement>(':focus');
  // Only with the focus in the element, because keying every element is slow.
  const [name] = (focused && [...named(element, FOCUSABLE)].find(([, each]) => each === focused)) ?? [];
  if (name === undefined || !focused) return undefined;
  return { name, focused, selection: focused instanceof HTMLInputElement ? selectionOf(focused) : undefined };
}

/** Restores focus if its element was replaced. Otherwise leaves focus alone and only notifies React. */
function regain({ selection }: Focus, element: Element, now: HTMLElement | undefined): void {
  const focused = element.querySelector(':focus');
  if (focused) focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  if (document.activeElement !== document.body) return;
  now?.focus({ preventScroll: true });
  if (selection && now instanceof HTMLInputElement) select(now, selection);
}

function selectionOf({ selectionStart, selectionEnd }: HTMLInputElement): [number, number] | undefined {
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd];
}

function select(field: HTMLInputElement, [start, end]: [number, number]): void {
  if (field.selectionStart !== null) field.setSelectionRange(start, end);
}
