import type { Actor } from 'xstate';
import { unfinishedIn } from '#machines/purchase/checkout/attempts.ts';
import { redeem } from '#machines/purchase/redeem/redeem.ports.ts';
import { redeemOf, typingReader } from '../support/gifts.ts';
import type { Call } from '../support/network.ts';
import { run, settle, type TestWorld } from '../support/test-world.ts';
import { lookAtCheckout } from './looks.ts';
import { complain } from './safe-outcome.ts';
import { type Definition, isClosed, type Look, orderedBack, type Scenario, scenario } from './scenario.ts';

type Machine = typeof redeem.machine;
type Page = Actor<Machine>;

const submit = (page: Page) => page.send({ type: 'form.submitted' });
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
  scenario<Machine>({
    ...base,
    name: 'redeemGift',
    id: 'redeemGift',
    limit: 82_000,
    act: submit,
    look,
    rest: orderedBack,
    retry: submit,
    hasEnded: isRedeemed,
    isOrder: true,
    hasKey: true,
    restart: redeemAnew,
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

async function redeemAnew(world: TestWorld, left: Call): Promise<string[]> {
  const again = run(redeem, world, base.input(unfinishedIn(world.attempts.read())));
  await settle();
  fill(again);
  submit(again);
  await settle();
  const [sent] = world.network.of('redeemGift').slice(-1);
  return [
    ...complain(!isRedeemed(again), 'is not redeemed after a reload'),
    ...complain(
      sent?.key === left.key || !isClosed(world, left),
      'orders anew before it knows what became of the order',
    ),
  ];
}
