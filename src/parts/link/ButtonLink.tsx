import button from '#parts/form/SubmitButton.module.css';
import styles from './ButtonLink.module.css';

export interface ButtonLinkProps {
  /** Must be a safe URL; the caller checks it. */
  href: string;
  label: string;
}

export const ButtonLink = ({ href, label }: ButtonLinkProps) => (
  <a className={`${button.button} ${styles.link}`} href={href}>
    {label}
  </a>
);
