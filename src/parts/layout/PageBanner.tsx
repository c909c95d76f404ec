import { useMessages } from '#messages/context.tsx';
import { bannerWords } from '#messages/en/banner.ts';
import { Notice } from '#parts/notice/Notice.tsx';

export interface PageBannerProps {
  /** That a page only shows what somebody else would do there (SHELL-11), or that the browser keeps no session. */
  of: keyof typeof bannerWords.texts;
}

/** What holds for the whole of a page, above it. */
export function PageBanner({ of }: PageBannerProps) {
  const words = useMessages(bannerWords);
  return <Notice kind="warning" title={words[of]} />;
}
