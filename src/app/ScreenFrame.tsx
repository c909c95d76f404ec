import type { ReactNode } from 'react';
import { keepsCookies } from '#host/cookies.ts';
import { PageBanner, type PageBannerProps } from '#parts/layout/PageBanner.tsx';
import { createBearer } from './beside.ts';

export interface ScreenFrameProps {
  /** What holds for the whole page, said by the one widget of it that bears the banners (SHELL-11). */
  banners: PageBannerProps['of'][];
  children: ReactNode;
}

/** What stands around every screen. */
export const ScreenFrame = ({ banners, children }: ScreenFrameProps) => (
  <>
    {banners.map((banner) => (
      <div key={banner} className="jr-apart">
        <PageBanner of={banner} />
      </div>
    ))}
    {children}
  </>
);

const bearsBanners = createBearer();

/** What the widget in an element says for all widgets of its page: nothing, unless it is the one that bears the banners. */
export function bannersOf(element: Element, isViewOnly: boolean): PageBannerProps['of'][] {
  if (!bearsBanners(element)) return [];
  return [...(isViewOnly ? (['viewOnly'] as const) : []), ...(keepsCookies() ? [] : (['cookiesOff'] as const))];
}
