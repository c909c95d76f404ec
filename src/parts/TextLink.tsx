import type { ReactNode } from 'react';

export interface TextLinkProps {
  /** An address that is safe to visit; checking it is the caller's. */
  href: string;
  children: ReactNode;
}

/** A link in running text. */
export const TextLink = ({ href, children }: TextLinkProps) => <a href={href}>{children}</a>;
