import type { ReactNode } from 'react';
import { keepsCookies } from '#host/storage/cookies.ts';
import { PageBanner, type PageBannerProps } from '#parts/layout/PageBanner.tsx';
import { createLeader } from './page-leader.ts';

export interface ScreenFrameProps {
  banners: PageBannerProps['of'][];
  children: ReactNode;
}

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

const bearsBanners = createLeader();

export function bannersOf(element: Element, isViewOnly: boolean): PageBannerProps['of'][] {
  if (!bearsBanners(element)) return [];
  return [...(isViewOnly ? (['viewOnly'] as const) : []), ...(keepsCookies() ? [] : (['cookiesOff'] as const))];
}
