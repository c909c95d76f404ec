import type { ReactNode } from 'react';
import { ViewOnlyBanner } from '#parts/ViewOnlyBanner.tsx';
import styles from './ScreenFrame.module.css';

/** What stands around every screen: the banner of a page that is for viewing only (SHELL-11). */
export const ScreenFrame = ({ isViewOnly, children }: { isViewOnly: boolean; children: ReactNode }) => (
  <>
    {isViewOnly && (
      <div className={styles.banner}>
        <ViewOnlyBanner />
      </div>
    )}
    {children}
  </>
);
