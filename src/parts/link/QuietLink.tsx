import quiet from './QuietButton.module.css';
import styles from './QuietLink.module.css';
import type { TextLinkProps } from './TextLink.tsx';

/** A link among quiet buttons, which looks like them. */
export const QuietLink = ({ href, describedBy, children }: TextLinkProps) => (
  <a className={`${quiet.button} ${styles.link}`} href={href} aria-describedby={describedBy}>
    {children}
  </a>
);
