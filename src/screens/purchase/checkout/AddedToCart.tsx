import { useEffect, useRef } from 'react';
import { ReviewPanel, type ReviewPanelProps } from './ReviewPanel.tsx';

/** Takes the place of a form whose order was put into the cart, and the focus that the form had (CHECK-53). */
export function AddedToCart({ links }: Pick<ReviewPanelProps, 'links'>) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <ReviewPanel links={links} />
    </div>
  );
}
