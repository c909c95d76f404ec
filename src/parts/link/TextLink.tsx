import type { ReactNode } from 'react';

export interface TextLinkProps {
  /** Must be a safe URL; the caller checks it. */
  href: string;
  /** The id of the element that distinguishes it from links with the same text. */
  describedBy?: string;
  children: ReactNode;
}

export const TextLink = ({ href, describedBy, children }: TextLinkProps) => (
  <a href={href} aria-describedby={describedBy}>
    {children}
  </a>
);
