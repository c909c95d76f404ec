import type { ReactNode } from 'react';
import { Picture, type PictureProps } from '#parts/picture/Cover.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import styles from './Shelf.module.css';

export const Shelf = ({ children }: { children: ReactNode }) => <ul className={styles.shelf}>{children}</ul>;

export interface ShelfItemProps extends PictureProps {
  href: string;
  children: ReactNode;
}

export const ShelfItem = ({ href, children, ...picture }: ShelfItemProps) => (
  <li className={styles.item}>
    <Picture {...picture} />
    <h3 className={styles.name}>
      <a href={href}>
        <ServerWords>{picture.name}</ServerWords>
      </a>
    </h3>
    <div className={`${styles.words} jr-fine`}>{children}</div>
  </li>
);
