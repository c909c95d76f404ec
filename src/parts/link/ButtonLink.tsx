import styles from '#parts/form/SubmitButton.module.css';

export interface ButtonLinkProps {
  /** The caller must make sure that it is safe to visit. */
  href: string;
  label: string;
}

export const ButtonLink = ({ href, label }: ButtonLinkProps) => (
  <a className={`${styles.button} ${styles.link}`} href={href}>
    {label}
  </a>
);
