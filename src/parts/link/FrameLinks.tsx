import { ServerWords } from '#parts/text/ServerWords.tsx';
import styles from './FrameLinks.module.css';

export interface FrameLinksProps {
  /** Addresses must be safe to visit; a link without one renders as plain text. */
  links: readonly { title: string; href?: string | undefined; isHere?: boolean }[];
  /** Sets many links in columns, few in a row. */
  many?: boolean;
}

/** The host's links of the header or footer; marks the current page. */
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
