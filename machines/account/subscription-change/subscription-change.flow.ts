import type { SubscriptionPage } from '#machines/api/contract.ts';
import { SubscriptionPage as SubscriptionPageSchema } from '#machines/api/schemas/pages/SubscriptionPage.ts';
import { type FlowDescription, pageData } from '#machines/lib/flow-description.ts';

export const subscriptionChangeFlow = {
  widget: 'subscription-change',
  route: '/account/subscriptions/{token}',
  page: pageData<SubscriptionPage>(SubscriptionPageSchema),
} as const satisfies FlowDescription;
