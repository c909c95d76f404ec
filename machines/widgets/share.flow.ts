import type { ArticlePage } from '#machines/api/contract.ts';
import { Article } from '#machines/api/schemas/pages/ArticlePage.ts';
import { Settings } from '#machines/api/schemas/pages/Settings.ts';
import { nullable, object } from '#machines/api/shapes.ts';
import { type FlowDescription, pageData } from '#machines/lib/flow-description.ts';

export const shareFlow = {
  widget: 'share',
  route: '/articles/{slug}',
  page: pageData<Pick<ArticlePage, 'settings' | 'article'>>(object({ settings: Settings, article: nullable(Article) })),
} as const satisfies FlowDescription;
