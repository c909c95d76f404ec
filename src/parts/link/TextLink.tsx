import type { ReactNode } from 'react';

export interface TextLinkProps {
  /** An address that is safe to visit; checking it is the caller's. */
  href: string;
  /** The id of what tells it apart from others that say the same. */
  describedBy?: string;
  children: ReactNode;
}

/** A link in running text. */
export const TextLink = ({ href, describedBy, children }: TextLinkProps) => (
  <a href={href} aria-describedby={describedBy}>
    {children}
  </a>
);
