/** The properties of `document` that scripts need. A host element with such a name (`<form name="head">`) hides one. */
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

export const shadowedProperty = (): string | undefined =>
  NEEDED.find((name) => Object.hasOwn(document, name) && isNamed(Reflect.get(document, name)));

/** Whether a value is an element, or a collection of elements, found by id or name. */
export const isNamed = (value: unknown): boolean => value instanceof Element || value instanceof HTMLCollection;

/** A `querySelectorAll` that works even if an element hides the document's own properties. */
export const findAll = (selector: string): Element[] => [
  ...Document.prototype.querySelectorAll.call(document, selector),
];

export const createElement = (tag: string): HTMLElement => Document.prototype.createElement.call(document, tag);
