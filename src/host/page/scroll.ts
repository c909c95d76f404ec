import { onReturn } from '../address/returns.ts';
import { spare } from '../spare.ts';

/** The space above a problem that is scrolled to, in px (SHELL-18). */
const SCROLL_OFFSET = 136;
const LOCKED = 'data-journal-locked';

/**
 * Returns the scroll containers around an element, innermost first. The last one scrolls the window: the body if the
 * browser applies its overflow to the window, otherwise the root.
 */
export function scrollersAround(element: Element): Element[] {
  const around = ancestorsOf(element);
  const body = around.find(({ localName }) => localName === 'body');
  const root = around.at(-1);
  const page = root && body && isVisible(root) && !isVisible(body) ? body : root;
  return around.filter((box) => box === page || (box !== root && scrolls(box)));
}

/** Locks all scrolling around a form while it is visible, until the returned function is called (CHECK-35). */
export const lockScroll = (form: Element): (() => void) => spare(() => locked(form)) ?? (() => undefined);

function locked(form: Element): () => void {
  const settle = () => lock(form, form.getClientRects().length > 0 ? scrollersAround(form) : []);
  // A host may hide or remove a busy form, which must not leave its page locked.
  const sizes = new ResizeObserver(settle);
  sizes.observe(form);
  settle();
  const unlock = () => {
    sizes.disconnect();
    stop();
    lock(form, []);
  };
  const stop = onReturn(unlock);
  return unlock;
}

/** Scrolls every container around an element so that it is in view, below anything that sticks to the top (CHECK-17). */
export function scrollToProblem(element: HTMLElement): void {
  // Reaches the pages around a frame, which cannot be measured from here.
  if (window.parent !== window) element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  spare(() => {
    const scrollers = scrollersAround(element);
    for (const box of scrollers) scrollInto(box === scrollers.at(-1) ? undefined : box, element);
  });
  element.focus({ preventScroll: true });
}

function scrollInto(box: Element | undefined, element: Element): void {
  const { top, height } = element.getBoundingClientRect();
  const place = box ? box.scrollTop : window.scrollY;
  const scrollTo = (to: number) => (box ?? window).scrollTo({ top: to, behavior: 'instant' });
  const room = box ? Math.max(0, (box.clientHeight - height) / 2) : SCROLL_OFFSET;
  const start = box ? box.getBoundingClientRect().top + box.clientTop : 0;
  scrollTo(place + top - start - Math.min(SCROLL_OFFSET, room));
  // A fixed or sticky element does not scroll with this container.
  if (element.getBoundingClientRect().top === top) scrollTo(place);
}

const locks = new Map<Element, readonly Element[]>();

function lock(form: Element, scrollers: readonly Element[]): void {
  const before = locks.get(form) ?? [];
  locks.set(form, scrollers);
  if (scrollers.length === 0) locks.delete(form);
  const locked = new Set([...locks.values()].flat());
  for (const box of [...before, ...scrollers]) box.toggleAttribute(LOCKED, locked.has(box));
}

function ancestorsOf(element: Element): Element[] {
  const { parentNode } = element.assignedSlot ? { parentNode: element.assignedSlot } : element;
  const parent = parentNode instanceof ShadowRoot ? parentNode.host : parentNode;
  return parent instanceof Element ? [parent, ...ancestorsOf(parent)] : [];
}

const isVisible = (box: Element): boolean => getComputedStyle(box).overflow === 'visible';

const scrolls = (box: Element): boolean =>
  box.hasAttribute(LOCKED) ||
  (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY));
