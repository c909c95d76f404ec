import { ServerWords } from '#parts/text/ServerWords.tsx';
import styles from './FrameLinks.module.css';

export interface FrameLinksProps {
  /** Must have safe URLs; a link without one renders as plain text. */
  links: readonly { title: string; href?: string | undefined; isHere?: boolean }[];
  many?: boolean;
}

export const FrameLinks = ({ links, many = false }: FrameLinksProps) => (
  <ul className={many ? `${styles.links} ${styles.many}` : styles.links}>
    {links.map(({ title, href, isHere }) => (
      <li key={`${href} ${title}`}>
        {href === undefined ? (
          <ServerWords>{title}</ServerWords>
        ) : (
          <a className={styles.link} href={href} aria-current={isHere ? 'page' : undefined}>
            <ServerWords>{title}</ServerWords>
          </a>
        )}
      </li>
    ))}
  </ul>
);
