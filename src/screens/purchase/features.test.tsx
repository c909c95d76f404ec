import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WorldProvider } from '#app/world/WorldProvider.tsx';
import { pageOf } from '#fixtures/stories/pages.ts';
import { createTestWorld, type TestWorld } from '#fixtures/world/test-world.ts';
import type { Settings } from '#machines/api/contract.ts';
import { english } from '#messages/english.ts';
import { MessagesProvider } from '#messages/use-messages.tsx';
import { Donate } from './donate/Donate.tsx';
import { Renew } from './renew/Renew.tsx';
import { Subscribe } from './subscribe/Subscribe.tsx';

type Features = NonNullable<Settings['features']>;
type PageName = keyof Features;

const { timing, subscribe, review } = english;
const FLAGS = ['checkout_later', 'add_donation', 'add_products'] as const;
const every = Object.fromEntries(FLAGS.map((flag) => [flag, true]));

const combinations = FLAGS.reduce<Features[PageName][]>(
  (sets, flag) => sets.flatMap((set) => [set, { ...set, [flag]: true }, { ...set, [flag]: false }]),
  [{}],
);

const markupOf = (screen: ReactNode, world: TestWorld): string =>
  renderToStaticMarkup(
    <MessagesProvider>
      <WorldProvider world={world} depart={() => undefined}>
        {screen}
      </WorldProvider>
    </MessagesProvider>,
  );

function shownOn(name: PageName, features: Settings['features']) {
  const markup = markupOf(screens[name](features), createTestWorld());
  return {
    checkout_later: markup.includes(timing.title),
    add_donation: markup.includes(`>${subscribe.donation}<`),
    add_products: markup.includes(`>${subscribe.swag}<`),
  };
}

const drawn = <Page extends { settings: Settings }>(
  Screen: ComponentType<{ page: Page; query: URLSearchParams }>,
  page: Page,
  features: Settings['features'],
) => {
  const { features: _, ...settings } = page.settings;
  return (
    <Screen
      page={{ ...page, settings: { ...settings, ...(features && { features }) } }}
      query={new URLSearchParams()}
    />
  );
};

const screens = {
  subscribe: (features) => drawn(Subscribe, pageOf('showSubscribe', 'visitor'), features),
  renew: (features) => drawn(Renew, pageOf('showRenew', 'expiring'), features),
  donate: (features) => drawn(Donate, pageOf('showDonate', 'onetime'), features),
} satisfies Record<PageName, (features: Settings['features']) => ReactNode>;

/** The flags that affect each page; nothing is added to the donation page. */
const OFFERED: Record<PageName, readonly (typeof FLAGS)[number][]> = {
  subscribe: FLAGS,
  renew: FLAGS,
  donate: ['checkout_later'],
};

for (const name of ['subscribe', 'renew', 'donate'] as const) {
  const others = Object.fromEntries(Object.keys(OFFERED).map((page) => [page, every]));
  const expected = (flags: Features[PageName]) =>
    Object.fromEntries(FLAGS.map((flag) => [flag, flags?.[flag] === true && OFFERED[name].includes(flag)]));

  test.each(combinations)(
    `on ${name}, %j shows exactly the enabled features, whatever other pages have [HOST-7, HOST-8, SUBSCRIBE-16]`,
    (flags) => {
      expect(shownOn(name, { [name]: flags })).toEqual(expected(flags));
      expect(shownOn(name, { ...others, [name]: flags })).toEqual(expected(flags));
    },
  );

  test(`on ${name}, absent flags count as off [HOST-8]`, () => {
    for (const features of [undefined, {}, { ...others, [name]: undefined }] as Settings['features'][])
      expect(shownOn(name, features)).toEqual(expected({}));
  });
}

test.each([
  [
    'a personal subscription',
    'donation=25',
    { [review.personal]: 'subscribe-level', [review.donation]: 'subscribe-donation' },
  ],
  [
    'gifts that ship abroad',
    'type=gift&shipping=ship-b',
    { [review.gifts]: 'subscribe-giftsubs', [review.shipping]: 'subscribe-shipcode' },
  ],
])('each "Edit" link of %s focuses the control of its part [BEYOND-13]', (_, query, targets) => {
  const page = pageOf('showSubscribe', 'visitor');
  page.settings.features = { subscribe: every };
  expect(editsIn(<Subscribe page={page} query={new URLSearchParams(query)} />)).toEqual(targets);
});

test('the "Edit" link of a donation leads to its amount [BEYOND-13]', () => {
  expect(editsIn(screens.donate(undefined))).toEqual({ [review.donation]: 'donate-amount' });
});

/** The parts with an "Edit" link and the id each link targets; undefined for a dead link. */
function editsIn(screen: ReactNode) {
  const markup = markupOf(screen, createTestWorld());
  const links = [...markup.matchAll(/href="#([\w-]+)">[^<]*<span[^>]*>([^<]+)<\/span>/g)];
  return Object.fromEntries(links.map(([, id, part]) => [part, markup.includes(` id="${id}"`) ? id : undefined]));
}
