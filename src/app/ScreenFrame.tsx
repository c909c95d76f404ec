import type { ReactNode } from 'react';
import { PageBanner, type PageBannerProps } from '#parts/layout/PageBanner.tsx';
import styles from './ScreenFrame.module.css';

export interface ScreenFrameProps {
  /** What holds for the whole page, said by the one widget of it that bears the banners (SHELL-11). */
  banners: PageBannerProps['of'][];
  children: ReactNode;
}

/** What stands around every screen. */
export const ScreenFrame = ({ banners, children }: ScreenFrameProps) => (
  <>
    {banners.map((banner) => (
      <div key={banner} className={styles.banner}>
        <PageBanner of={banner} />
      </div>
    ))}
    {children}
  </>
);
