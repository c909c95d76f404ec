import { keepsCookies } from '#host/cookies.ts';
import type { PageBannerProps } from '#parts/layout/PageBanner.tsx';
import { standsBeside } from './beside.ts';

let bearer: Element | undefined;

/** What the widget in an element says for all widgets of its page: nothing, unless it is the one that bears the banners. */
export function bannersOf(element: Element, isViewOnly: boolean): PageBannerProps['of'][] {
  if (!bearsBanners(element)) return [];
  return [...(isViewOnly ? (['viewOnly'] as const) : []), ...(keepsCookies() ? [] : (['cookiesOff'] as const))];
}

function bearsBanners(element: Element): boolean {
  if (standsBeside(element)) return false;
  if (bearer?.isConnected && bearer !== element) return false;
  bearer = element;
  return true;
}
