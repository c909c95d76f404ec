import { useEffect, useRef, useState } from 'react';
import { commonMessages } from '#messages/en/common.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import styles from './LoadNotice.module.css';
import { Notice } from './Notice.tsx';

export type LoadState = 'loading' | 'loaded' | 'failed';

export interface LoadNoticeProps {
  state: LoadState;
  loading: string;
  /** '' if the failure is reported elsewhere on the page. */
  failed: string;
  retry?: string;
  /** Shown after a retry: takes over the focus of the clicked button. */
  isAgain?: boolean;
  onRetry: () => void;
}

/** Shows that content is loading or failed to load. Keep it mounted while empty. */
export function LoadNotice({ state, loading, failed, retry, isAgain, onRetry }: LoadNoticeProps) {
  const common = useMessages(commonMessages);
  const place = useRef<HTMLDivElement>(null);
  // Screen readers do not announce a live region that is mounted with its text.
  const [isThere, setThere] = useState(state !== 'failed');
  useEffect(() => {
    setThere(true);
    if (isAgain) takeFocus(place.current);
  }, [isAgain]);
  const tryAgain = () => {
    // The clicked button unmounts and would lose the focus.
    place.current?.focus();
    onRetry();
  };
  const again = <QuietButton label={retry ?? common.tryAgain} onClick={tryAgain} />;
  return (
    <div ref={place} className={styles.place} role="status" tabIndex={-1}>
      {state === 'loading' && <p className={styles.loading}>{loading}</p>}
      {isThere && state === 'failed' && failed === '' && again}
      {isThere && state === 'failed' && failed !== '' && (
        <Notice kind="warning">
          <p className={styles.failed}>{failed}</p>
          {again}
        </Notice>
      )}
    </div>
  );
}

/** Focuses the element unless another one has the focus. */
export function takeFocus(element: HTMLElement | null): void {
  if (element?.ownerDocument.activeElement === element?.ownerDocument.body) element?.focus();
}
