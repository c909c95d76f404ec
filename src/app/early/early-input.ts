import { flushSync } from 'react-dom';
import { EARLY } from './early-markup.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a reader did in the HTML of a widget before its code came; each control by a name that survives a new drawing. */
export interface EarlyInput {
  fields: Map<string, string | boolean>;
  /** Parts that were opened or closed. */
  folds: Map<string, boolean>;
  pressed: string[];
  submitted: string[];
  focus: { name: string; selection: [number, number] | undefined } | undefined;
}

/** Reads what was done in an element, and takes out what was there to find it. */
export function takeEarlyInput(element: HTMLElement): EarlyInput {
  const fields = touchedFields(element);
  const buttons = [...named<HTMLButtonElement>(element, 'button')];
  const forms = [...named<HTMLFormElement>(element, 'form')];
  const early: EarlyInput = {
    fields,
    folds: new Map([...named<HTMLDetailsElement>(element, 'details')].map(([name, { open }]) => [name, open])),
    pressed: buttons.filter(([, { popoverTargetElement: own }]) => own?.matches(':popover-open')).map(([name]) => name),
    submitted: forms.filter(([, form]) => form.querySelector(`:scope > .${EARLY}:user-valid`)).map(([name]) => name),
    focus: focusIn(element),
  };
  for (const found of element.querySelectorAll(`.${EARLY}`)) found.remove();
  for (const [, button] of buttons)
    for (const attribute of ['popovertarget', 'popovertargetaction']) button.removeAttribute(attribute);
  return early;
}

/** The fields that hold something else than their HTML says, each with its value. */
export function touchedFields(element: HTMLElement): EarlyInput['fields'] {
  const fields: EarlyInput['fields'] = new Map();
  for (const [name, field] of named<Field>(element, FIELDS)) {
    const value = touchedValue(field);
    if (value !== undefined) fields.set(name, value);
  }
  return fields;
}

/** Does again, as the reader did it, what was done before the code came; the fields first, each press and submit once. */
export function replayEarlyInput(element: HTMLElement, { fields, folds, pressed, submitted, focus }: EarlyInput): void {
  // What is pressed may be called something else once the fields are filled in.
  const presses = pressed.map((name) => find<HTMLButtonElement>(element, 'button', name));
  const submits = submitted.map((name) => find<HTMLFormElement>(element, 'form', name));
  for (const [name, value] of fields) {
    const field = find<Field>(element, FIELDS, name);
    if (field) flushSync(() => fill(field, value));
  }
  for (const [name, isOpen] of folds) {
    const fold = find<HTMLDetailsElement>(element, 'details', name);
    if (fold) fold.open = isOpen;
  }
  const focused = focus && find<HTMLElement>(element, FOCUSABLE, focus.name);
  if (focused?.matches(':focus')) focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  else focused?.focus({ preventScroll: true });
  if (focus?.selection && focused instanceof HTMLInputElement) select(focused, focus.selection);
  for (const button of presses) flushSync(() => button?.click());
  for (const form of submits) flushSync(() => form?.requestSubmit());
}

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

const find = <Found extends Element>(element: Element, selector: string, name: string): Found | undefined =>
  named<Found>(element, selector).get(name);

function kindOf(found: Element): string {
  const { localName } = found;
  // What a form says changes with what is chosen in it.
  if (localName === 'form') return localName;
  if (!isField(found)) return [localName, found.getAttribute('aria-label') ?? found.textContent].join(' ');
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

function focusIn(element: Element): EarlyInput['focus'] {
  const [name, focused] = [...named<HTMLElement>(element, FOCUSABLE)].find(([, each]) => each.matches(':focus')) ?? [];
  if (name === undefined || !focused) return undefined;
  return { name, selection: focused instanceof HTMLInputElement ? selectionOf(focused) : undefined };
}

/** Where the caret is; a field of a type that has none, such as an email, does not say. */
function selectionOf({ selectionStart, selectionEnd }: HTMLInputElement): [number, number] | undefined {
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd];
}

function select(field: HTMLInputElement, [start, end]: [number, number]): void {
  if (field.selectionStart !== null) field.setSelectionRange(start, end);
}
