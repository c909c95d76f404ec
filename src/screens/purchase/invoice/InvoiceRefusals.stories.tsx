import { replies } from '#mocks/replies.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { repliesTo } from '#storybook/purchase-replies.ts';
import { submit } from '#storybook/steps.ts';
import { Invoice } from './Invoice.tsx';

const meta = preview.meta({
  component: Invoice,
  args: { page: pageOf('showInvoice', 'payable') },
  tags: ['flow:invoice'],
});

const { payInvoice } = replies;
const { refusing } = repliesTo('payInvoice', submit);

export const Refused = meta.story({
  name: 'refused [CHECK-16]',
  tags: ['reply:payInvoice.refused'],
  ...refusing('refused', payInvoice.refused.body.errors),
});

export const OrderFailed = meta.story({
  name: 'orderFailed [CHECK-50]',
  tags: ['reply:payInvoice.orderFailed'],
  ...refusing('orderFailed', payInvoice.orderFailed.body.errors),
});

export const BotCheckRefused = meta.story({
  name: 'botCheckRefused [CHECK-16]',
  tags: ['reply:payInvoice.botCheckRefused'],
  ...refusing('botCheckRefused', payInvoice.botCheckRefused.body.errors),
});

export const ViewOnly = meta.story({
  name: 'viewOnly: an administrator may only look',
  tags: ['reply:payInvoice.viewOnly'],
  ...refusing('viewOnly', payInvoice.viewOnly.body.errors),
});

export const CheckOrWireOnly = meta.story({
  name: 'checkOrWireOnly [INV-10]',
  tags: ['reply:payInvoice.checkOrWireOnly'],
  ...refusing('checkOrWireOnly', payInvoice.checkOrWireOnly.body.errors),
});

export const UnknownInvoice = meta.story({
  name: 'unknownInvoice',
  tags: ['reply:payInvoice.unknownInvoice'],
  ...refusing('unknownInvoice', payInvoice.unknownInvoice.body.errors),
});

export const Unavailable = meta.story({
  name: 'unavailable',
  tags: ['reply:payInvoice.unavailable'],
  ...refusing('unavailable', payInvoice.unavailable.body.errors),
});
