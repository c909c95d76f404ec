import { expect } from 'storybook/test';
import type { AccountPage } from '#machines/api/contract.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import type { Story } from '#storybook/steps.ts';
import { Account } from './Account.tsx';

const meta = preview.meta({
  component: Account,
  args: { page: pageOf('showAccount', 'extended') },
  globals: { viewport: { value: 'phone' } },
  tags: ['flow:accountPage'],
});

/** Every word of the server's, in all of the page, stays on it as text. */
const stays = async ({ canvasElement, args }: Story & { canvasElement: HTMLElement; args: { page?: AccountPage } }) => {
  await expect(canvasElement).toHaveTextContent(args.page?.subscriber.account.email ?? '');
  await expect(canvasElement.querySelector('script, iframe, [onerror]')).toBeNull();
  const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
  await expect([clientWidth, scrollWidth]).toEqual([320, 320]);
};

export const Unbroken = meta.story({
  name: 'Words without a break stay on a narrow page',
  args: { page: withWords('M'.repeat(200)) },
  play: stays,
});

export const Markup = meta.story({
  name: 'Markup is shown as text',
  args: { page: withWords('"><img src=x onerror=alert(1)><script>alert(1)</script>') },
  play: stays,
});

export const Turned = meta.story({
  name: 'Words of another direction turn nothing but themselves',
  args: { page: withWords('\u202Eمجلة الفصول\u202E') },
  play: stays,
});

/** Ruth's page, with these in place of every word that the server tells of her. */
function withWords(words: string): AccountPage {
  const page = pageOf('showAccount', 'extended');
  const { account, timetable } = page.subscriber;
  const cycles = [timetable.current_subscription, ...timetable.future_subscriptions].filter((cycle) => cycle !== null);
  const tokens = [...timetable.issues_delivered, ...cycles.flatMap(({ info }) => info.tokens)];
  const issues = [...timetable.issues_expected, ...tokens.map(({ issue }) => issue)].filter((issue) => issue !== null);
  for (const issue of issues) Object.assign(issue, { title: words, image: undefined });
  for (const { info } of cycles) info.order.name = words;
  Object.assign(account.addresses.a ?? {}, {
    line1: words,
    line2: words,
    city: words,
    state: words,
    country_name: words,
  });
  Object.assign(account, { name: words, email_change: `${words}@reader.example` });
  Object.assign(page.payment_info?.card ?? {}, { type: words });
  Object.assign(page.payment_info?.ach ?? {}, { bank_name: words });
  page.settings.shipping_categories = { 'ship-a': words };
  return page;
}
