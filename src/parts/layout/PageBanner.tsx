import { pageMessages } from '#messages/en/common.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { Notice } from '#parts/notice/Notice.tsx';

export interface PageBannerProps {
  /** `viewOnly`: someone else's page, read-only (SHELL-11). `cookiesOff`: the browser blocks the session cookie. */
  of: 'viewOnly' | 'cookiesOff';
}

export function PageBanner({ of }: PageBannerProps) {
  const words = useMessages(pageMessages);
  return <Notice kind="warning" title={words[of]} />;
}
