import type { SubscribePage } from '#machines/api/contract.ts';
import { SubscribePage as SubscribePageSchema } from '#machines/api/schemas/pages/SubscribePage.ts';
import { type FlowDescription, pageData } from '#machines/lib/flow-description.ts';

export const subscribeFlow = {
  widget: 'subscribe',
  route: '/subscribe',
  page: pageData<SubscribePage>(SubscribePageSchema),
} as const satisfies FlowDescription;
