import type { Actor } from 'xstate';
import { redeemOf, typingReader } from '#fixtures/data/gifts.ts';
import { redeem } from '#machines/purchase/redeem/redeem.ports.ts';
import { lookAtCheckout } from '../looks.ts';
import { order } from '../order.ts';
import { type Definition, type Look, orderedBack, type Scenario, scenario } from '../scenario.ts';

type Machine = typeof redeem.machine;
type Page = Actor<Machine>;

const comeBack = (page: Page) => page.send({ type: 'page.returned' });
const isRedeemed = (page: Page) => String(page.getSnapshot().value) === 'completed';

function fill(page: Page): void {
  page.send({ type: 'form.changed', change: { delivery: 'digital' } });
  for (const event of typingReader) page.send(event);
}

function typedInto(page: Page): unknown {
  const { name, email, password } = page.getSnapshot().context.draft.form;
  return { name, email, password };
}

const look = (page: Page): Look => {
  const seen = lookAtCheckout<Machine>(typedInto)(page);
  return { ...seen, isBusy: seen.isBusy || page.getSnapshot().hasTag('busy') };
};

const base = {
  flow: redeem,
  input: (attempt) => redeemOf('fresh', attempt),
  reach: fill,
  // After redeeming, the page stays open and confirms it.
  landings: /^(?:|\/receipts\?token=[\w-]+|\/invoice\/[\w-]+)$/,
} satisfies Partial<Definition<Machine>>;

export const scenarios: Scenario[] = [
  order<Machine>({
    ...base,
    name: 'redeemGift',
    id: 'redeemGift',
    limit: 82_000,
    fill,
    typedInto,
    look,
    rest: orderedBack,
    hasEnded: isRedeemed,
  }),
  scenario<Machine>({
    ...base,
    name: 'getGift, coming back',
    id: 'getGift',
    input: (attempt) => redeemOf('digitalGift', attempt),
    limit: 35_000,
    act: comeBack,
    look: (page) => ({
      ...look(page),
      value: JSON.stringify(page.getSnapshot().value),
      isBusy: page.getSnapshot().children.refetch?.getSnapshot().matches('reading') ?? false,
    }),

    rest: () => ({ value: '{"open":"filling"}', problems: [] }),
    retry: comeBack,
    hasEnded: (page) => {
      const { redeem: gift } = page.getSnapshot().context.draft.page;
      return gift.status === 'open' && gift.gift.term === '1year';
    },
    wordless: 'A gift that cannot be refetched does not change.',
  }),
];
