import { QuietButton } from '#parts/link/QuietButton.tsx';
import { Notice } from '#parts/notice/Notice.tsx';

export interface StaleNoticeProps {
  /** Undefined if nothing has changed since the page was opened. */
  text: string | undefined;
  goOn: string;
  onSeen: () => void;
}

/** Reports that the page data has changed, and blocks sending until the reader continues. Keep it mounted. */
export const StaleNotice = ({ text, goOn, onSeen }: StaleNoticeProps) => (
  <div role="alert">
    {text !== undefined && (
      <Notice kind="warning" title={text}>
        <QuietButton label={goOn} onClick={onSeen} />
      </Notice>
    )}
  </div>
);
