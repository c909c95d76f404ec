import styles from '#parts/form/SubmitButton.module.css';

export interface ButtonLinkProps {
  /** An address that is safe to visit; checking it is the caller's. */
  href: string;
  label: string;
}

/** A link that is the one thing to do, with the looks of the button that would do it. */
export const ButtonLink = ({ href, label }: ButtonLinkProps) => (
  <a className={`${styles.button} ${styles.link}`} href={href}>
    {label}
  </a>
);
