import { flushSync } from 'react-dom';
import { EARLY } from './early-markup.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a reader does in the HTML of a widget until its code serves it. */
export interface EarlyInput {
  /** Reads what is entered in the HTML, as long as it stands. */
  read: () => void;
  /** Does again, as the reader did it, all that can be done by now: the fields first, each press and submit once. */
  replay: () => void;
  /** Forgets the rest. */
  end: () => void;
}

/** Takes over what is done in an element, and takes out what was there to find it. */
export function takeEarlyInput(element: HTMLElement): EarlyInput {
  const unserved = named<Field>(element, FIELDS);
  const buttons = named<HTMLButtonElement>(element, 'button');
  const forms = named<HTMLFormElement>(element, 'form');
  const entered = new Map<string, string | boolean>();
  const pressed = only(buttons, ({ popoverTargetElement: own }) => own?.matches(':popover-open') === true);
  const submitted = only(forms, (form) => form.querySelector(`:scope > .${EARLY}:user-valid`) !== null);
  const holding = new AbortController();
  let focus: Focus | undefined;
  let isBegun = false;

  for (const found of element.querySelectorAll(`.${EARLY}`)) found.remove();
  for (const button of buttons.values())
    for (const attribute of ['popovertarget', 'popovertargetaction']) button.removeAttribute(attribute);

  // A submit is held until every field is served: sent alone, it would be sent without what was entered there.
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    for (const [name, form] of named<HTMLFormElement>(element, 'form'))
      if (form === event.target) submitted.set(name, form);
  };
  element.addEventListener('submit', hold, { capture: true, signal: holding.signal });

  /** The element itself, or what was drawn in its place; only if it is served. */
  const served = <Found extends Element>(selector: string, name: string, found: Found | undefined) => {
    const now = found?.isConnected ? found : named<Found>(element, selector).get(name);
    return now && isServed(now) ? now : undefined;
  };
  const ready = <Found extends Element>(selector: string, taken: Map<string, Found>) =>
    [...taken].flatMap(([name, found]) => {
      const now = served(selector, name, found);
      return now ? [{ now, done: () => taken.delete(name) }] : [];
    });

  const enter = () => {
    const fields = [...entered].map(([name, value]) => ({
      name,
      value,
      field: served(FIELDS, name, unserved.get(name)),
    }));
    // What is drawn from here on tells nothing new of them.
    for (const [name, field] of unserved) if (!field.isConnected || isServed(field)) unserved.delete(name);
    for (const { name, value, field } of fields) {
      const now = field && served(FIELDS, name, field);
      if (now && entered.delete(name)) flushSync(() => fill(now, value));
    }
  };

  const replay = () => {
    // What is pressed may be called something else once the fields are filled in.
    const presses = ready('button', pressed);
    const submits = ready('form', submitted);
    enter();
    if (!isBegun && focus) regain(focus, element, served(FOCUSABLE, focus.name, focus.focused));
    isBegun = true;
    doEach(presses, (button) => button.click());
    if (unserved.size > 0) return;
    holding.abort();
    // A form that has lost something is not what the reader submitted.
    if (entered.size > 0) return;
    doEach(submits, (form) => form.requestSubmit());
  };

  return {
    read: () => {
      for (const [name, field] of unserved) {
        if (!field.isConnected) continue;
        const value = touchedValue(field);
        if (value === undefined) entered.delete(name);
        else entered.set(name, value);
      }
      if (!isBegun) focus = focusIn(element) ?? focus;
    },
    replay,
    end: () => holding.abort(),
  };
}

function doEach<Found>(ready: readonly { now: Found; done: () => boolean }[], act: (found: Found) => void): void {
  for (const { now, done } of ready) if (done()) flushSync(() => act(now));
}

const only = <Found>(all: Map<string, Found>, isIt: (found: Found) => boolean): Map<string, Found> =>
  new Map([...all].filter(([, found]) => isIt(found)));

/** React puts something of its own on every element that it serves. */
const isServed = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__react'));

const FIELDS = `input:not([type="hidden"], .${EARLY}), textarea, select`;
const FOCUSABLE = `${FIELDS}, button, a[href], summary`;

/** The elements that a selector finds, in their order, named by what they are and which of their kind they are. */
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
  // What a form is about stands on its button; the rest of its text changes with what is chosen in it.
  const speaker = localName === 'form' ? found.querySelector('[type="submit"]') : found;
  if (!isField(found)) return [localName, found.getAttribute('aria-label') ?? speaker?.textContent].join(' ');
  const choice = isChoice(found) ? found.value : '';
  return [localName, found.type, found.name, found.autocomplete, choice].join(' ');
}

const isField = (found: Element): found is Field =>
  found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement || found instanceof HTMLSelectElement;

const isChoice = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** The value of a field that is another than its HTML says; of a radio button that is no longer chosen none, as another is. */
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

/** Enters a value so that React takes it for typed. */
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
  // What was typed since is newer. A field that holds it is not written to, which would break off a word being composed.
  if (field.value !== field.defaultValue) forgetValue(field);
  else if (field.value !== value)
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  sayTyped(field);
}

/** React hears a field only if it holds another value than when it heard it last: here, for once, the one that its HTML says. */
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
  const [name, focused] = [...named<HTMLElement>(element, FOCUSABLE)].find(([, each]) => each.matches(':focus')) ?? [];
  if (name === undefined || !focused) return undefined;
  return { name, focused, selection: focused instanceof HTMLInputElement ? selectionOf(focused) : undefined };
}

/** Puts the focus where it was, in what was drawn in its place; where an element has it, the reader has moved on, and only React is told. */
function regain({ selection }: Focus, element: Element, now: HTMLElement | undefined): void {
  const focused = element.querySelector(':focus');
  if (focused) focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  if (document.activeElement !== document.body) return;
  now?.focus({ preventScroll: true });
  if (selection && now instanceof HTMLInputElement) select(now, selection);
}

/** Where the caret is; a field of a type that has none, such as an email, does not say. */
function selectionOf({ selectionStart, selectionEnd }: HTMLInputElement): [number, number] | undefined {
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd];
}

function select(field: HTMLInputElement, [start, end]: [number, number]): void {
  if (field.selectionStart !== null) field.setSelectionRange(start, end);
}
