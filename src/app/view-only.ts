import { standsBeside } from './beside.ts';

let bearer: Element | undefined;

/** Whether the widget in an element is the one of its page that says for all of them that the page is for viewing only. */
export function bearsBanner(element: Element): boolean {
  if (standsBeside(element)) return false;
  if (bearer?.isConnected && bearer !== element) return false;
  bearer = element;
  return true;
}
