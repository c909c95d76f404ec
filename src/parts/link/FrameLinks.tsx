import { ServerWords } from '#parts/text/ServerWords.tsx';
import styles from './FrameLinks.module.css';

export interface FrameLinksProps {
  /** Addresses that are safe to visit; one without an address is its words alone. */
  links: readonly { title: string; href?: string | undefined; isHere?: boolean }[];
  /** Many links stand in columns, few in a row. */
  many?: boolean;
}

/** The host's links of the header or the footer; the one of this page is marked. */
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
