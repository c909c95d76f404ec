/** What scripts ask their document for, and are answered with an element where one of the host bears its name: `<form name="head">`. */
export const NEEDED = [
  'addEventListener',
  'createElement',
  'createTextNode',
  'defaultView',
  'dispatchEvent',
  'getElementById',
  'getElementsByTagName',
  'head',
  'parentNode',
  'querySelector',
  'querySelectorAll',
];

/** The first thing that is needed of the document and that an element of the host has taken the place of. */
export const takenName = (): string | undefined =>
  NEEDED.find((name) => Object.hasOwn(document, name) && isNamed(Reflect.get(document, name)));

/** Whether a value is what answers to the id or the name of an element. */
export const isNamed = (value: unknown): boolean => value instanceof Element || value instanceof HTMLCollection;

/** The elements of the page that a selector names, whatever has taken the document's own names. */
export const findAll = (selector: string): Element[] => [
  ...Document.prototype.querySelectorAll.call(document, selector),
];

/** A new element, whatever has taken the document's own names. */
export const createElement = (tag: string): HTMLElement => Document.prototype.createElement.call(document, tag);
