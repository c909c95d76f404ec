import { type ReactNode, useEffect, useRef } from 'react';
import { type StoreLinks, storeLinks } from '#machines/rules/cart/store-links.ts';
import { reviewPanelMessages } from '#messages/en/order.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { ButtonLink } from '#parts/link/ButtonLink.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import styles from './ReviewPanel.module.css';

export interface ReviewPanelProps {
  links: StoreLinks | undefined;
  children?: ReactNode;
}

export function ReviewPanel({ links, children }: ReviewPanelProps) {
  const words = useMessages(reviewPanelMessages);
  return (
    <Notice title={words.added}>
      {children}
      <Proceed links={links} />
    </Notice>
  );
}

export interface ProceedProps extends Pick<ReviewPanelProps, 'links'> {
  isEmpty?: boolean;
}

export function Proceed({ links, isEmpty }: ProceedProps) {
  const words = useMessages(reviewPanelMessages);
  const { browse, checkout } = storeLinks(links);
  return (
    <div className={`${styles.links} jr-row`}>
      {!isEmpty && <ButtonLink href={checkout} label={words.checkout} />}
      <TextLink href={browse}>{words.browse}</TextLink>
    </div>
  );
}

/** Replaces a form whose order went into the cart, and takes over its focus (CHECK-53). */
export function AddedToCart({ links }: Pick<ReviewPanelProps, 'links'>) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <ReviewPanel links={links} />
    </div>
  );
}
