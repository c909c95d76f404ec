import { QuietButton } from '#parts/link/QuietButton.tsx';
import { Notice } from '#parts/notice/Notice.tsx';

export interface StaleNoticeProps {
  /** What has changed since the page was opened, if anything. */
  text: string | undefined;
  goOn: string;
  onSeen: () => void;
}

/** Says that what the page showed has changed; blocks sending until the reader continues. Keep it mounted. */
export const StaleNotice = ({ text, goOn, onSeen }: StaleNoticeProps) => (
  <div role="alert">
    {text !== undefined && (
      <Notice kind="warning" title={text}>
        <QuietButton label={goOn} onClick={onSeen} />
      </Notice>
    )}
  </div>
);
