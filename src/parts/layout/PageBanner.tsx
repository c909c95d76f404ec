import { useMessages } from '#messages/context.tsx';
import { pageWords } from '#messages/en/common.ts';
import { Notice } from '#parts/notice/Notice.tsx';

export interface PageBannerProps {
  /** That a page only shows what somebody else would do there (SHELL-11), or that the browser keeps no session. */
  of: 'viewOnly' | 'cookiesOff';
}

/** What holds for the whole of a page, above it. */
export function PageBanner({ of }: PageBannerProps) {
  const words = useMessages(pageWords);
  return <Notice kind="warning" title={words[of]} />;
}
