import { expect, test } from 'vitest';
import { callsOfFlows } from '#fixtures/world/flow-calls.ts';
import { flows } from '#machines/flows.ts';
import type { MessageGroup } from '#messages/message.ts';
import { record } from '../.storybook/record/record.ts';
import { wordingsOf } from '../.storybook/record/shown-texts.ts';
import { pages, replies } from '../mocks/replies.ts';
import { visits } from '../mocks/routes.gen.ts';
import { callIds } from '../mocks/routes.ts';
import { everyMachine } from '../scripts/docs/flows.ts';
import { readStories, type Story, storiesIn } from '../scripts/workbench/stories.ts';
import { catalogue, en } from '../src/messages/english.ts';

const recorded = Object.values(record).flatMap((stories) => Object.values(stories));
const received = new Set(recorded.flatMap(({ receives = [] }) => receives));
const opened = new Set(recorded.flatMap(({ opens = [] }) => opens));
const ERROR_TEXTS = ['required', 'problem', 'status', 'submit'] as const;
// Read from the flows, so that a new screen requires its stories automatically.
const screens = new Set<string>(Object.values(flows).map(({ route }) => route));
const pageIds = Object.keys(pages) as (keyof typeof pages)[];

test('every documented reply of a call that a flow makes has a story', () => {
  const made = callsOfFlows();
  expect(made.length).toBeGreaterThan(0);
  expect(namesOf(made, replies).filter((name) => !received.has(name))).toEqual([]);
});

test('every documented page that a screen shows has a story', () => {
  const shown = pageIds.filter((id) => screens.has(visits[id].path));
  expect(shown.length).toBeGreaterThan(0);
  expect(namesOf(shown, pages).filter((name) => !opened.has(name))).toEqual([]);
});

test('every text of the error catalogue and every word of a checkout is expected by a story', () => {
  const stories = readStories();
  const names = ERROR_TEXTS.flatMap((group) => Object.keys(en[group]).map((name) => ({ group, name })));
  expect(names.length).toBeGreaterThan(50);
  const seen = new Set(
    stories.flatMap((story) =>
      ERROR_TEXTS.flatMap((group) => textsSeen(story, group).map((name) => `${group}.${name}`)),
    ),
  );
  expect(names.map(({ group, name }) => `${group}.${name}`).filter((name) => !seen.has(name))).toEqual([]);
});

/** The texts that no story shows at its end, in full and in English, by why. Take out those that a new story shows. */
const UNSHOWN = {
  'The labels of a country that no story chooses.':
    'address.city.district address.city.suburb address.postcode.pin address.state.area address.state.department address.state.district address.state.emirate address.state.island address.state.parish address.state.prefecture address.state.region',
  'A part of a page that loads late or not at all: stories wait for it.':
    'account.loadingOrders account.ordersFailed botCheck.title common.partFailed giftCard.codeFailed giftPreview.failed giftPreview.loading giftSection.failed giftSection.loading institution.searchFailed loginHere.failed loginHere.loading receipt.loadingNext receipt.nextFailed redeem.codeFailed unscripted.hint',
  'The journal of the stories gives its support address.':
    'cancellation.missingAlone giftOver.closedAlone giftOver.notFoundAlone invoice.missingAlone nextSteps.stopAlone receipt.missingAlone returned.supportAlone subscriptionChange.missingAlone subscriptionChange.otherChangeAlone',
  'Words within another text, or that leave the page.':
    'common.atLeast currency.least currency.name currency.units gifts.mailText medium.digitalInLine term.lifetimeInLine',
  'No story ends with it yet: a story goes on from it, or there is none.':
    'accountOutcome.laterCycle accountOutcome.onAlready accountOutcome.onUnsure accountOutcome.stillOff accountPart.email address.otherCategory autorenew.changedOn autorenew.willRenewAtEnd cartCheckout.unanswered cartCheckout.waiting couponField.question couponField.tooMany couponField.unapplied cycle.orderedByOne cycle.paidForOne debug.copied document.check document.free document.wallet document.wire donation.linkRefused donationCard.failing donationCard.restarted donationCard.unsure draftOffer.accept draftOffer.discard draftOffer.text dropdown.more edition.digital gift.past gift.unreadableDay giftOutcome.contradicted giftOutcome.tooMany giftOver.closed gifts.opened gifts.redeemed gifts.sent gifts.showAll institution.elsewhere invoice.paidOn issues.showAll nextSteps.mailedGift orderOutcome.paidElsewhere overview.active paying.bankEnds paying.bankStops paying.cardStops paying.givenStays problem.orderLost question.checkOutCart question.checkOutCartAgain question.donate question.donateAgain question.justNow question.other question.otherAgain question.subscribe question.subscribeAgain question.unstored question.unstoredHint question.updateSubscription question.updateSubscriptionAgain redeem.withoutAccount renew.again renew.chargedSoon renew.renewed status.stillCompleting subscriptionChange.active subscriptionChange.laterCycle swag.wholeNumber wallet.changed wallet.shippingIncluded withdrawal.contactAlone',
};

test('a story shows every text of the catalogue, except those listed [BEYOND-111]', () => {
  const shown = new Set(recorded.flatMap(({ shows = [] }) => shows));
  const missing = [...catalogue.keys()].filter((name) => wordingsOf(name).length > 0 && !shown.has(name));
  const listed = Object.values(UNSHOWN).flatMap((names) => names.split(' '));
  expect(missing.toSorted()).toEqual(listed.toSorted());
  expect([...shown].filter((name) => !catalogue.has(name))).toEqual([]);
});

const FILE = `import { english } from '#messages/english.ts';
const meta = preview.meta({ component: Subscribe, tags: ['flow:subscribe'] });

const failed = (name) => ({
  play: async (story) => {
    await sees(story, english.problem.unexpected);
    await seesButton(story, 'checkAgain');
  },
});

export const Visitor = meta.story({
  play: async (story) => sees(story, english.required['address.city']),
});

export const Helped = meta.story({ ...failed('refused') });

const later = meta.story({ play: async (story) => sees(story, english.problem.unpaid) });

export const Started = later.extend({});
`;

test('collects the tags of a story’s file, and the texts that it expects, inline or by name', () => {
  const stories = storiesIn('src/screens/purchase/subscribe/Subscribe.stories.tsx', FILE);
  const tags = (story: string) => [...(stories.find(({ name }) => name === story)?.tags ?? [])];
  expect(tags('Helped')).toEqual(['flow:subscribe']);
  const seen = stories.map((story) =>
    (['problem', 'required', 'submit'] as const).flatMap((group) => textsSeen(story, group)),
  );
  expect(seen).toEqual([['address.city'], ['unexpected', 'checkAgain'], ['unpaid']]);
});

test('no story names an unknown reply, page or flow', async () => {
  const machines = await everyMachine();
  const flowTags = new Set(machines.map(({ machine }) => `flow:${machine.id}`));
  const named = readStories().flatMap(({ tags }) => [...tags].filter((tag) => tag.startsWith('flow:')));
  expect(named.filter((tag) => !flowTags.has(tag))).toEqual([]);
  const known = new Set([...namesOf(callIds, replies), ...namesOf(pageIds, pages)]);
  expect([...received, ...opened].filter((name) => !known.has(name))).toEqual([]);
});

const namesOf = (ids: readonly string[], documented: Record<string, object>): string[] =>
  ids.flatMap((id) => Object.keys(documented[id] ?? {}).map((name) => `${id}.${name}`));

/** The texts of a catalogue group that a story expects to see, by name or verbatim. */
function textsSeen({ text }: Pick<Story, 'text'>, group: keyof typeof en): string[] {
  const texts: MessageGroup['texts'] = en[group];
  return Object.keys(texts).filter((name) => {
    const path = name.includes('.') ? `['${name}']` : `.${name}`;
    return isNamed(text, `${group}${path}`) || isLabel(text, group, name) || isWritten(text, texts[name]);
  });
}

const isWritten = (text: string, words: MessageGroup['texts'][string] | undefined): boolean =>
  typeof words === 'string' && text.includes(words);

const isNamed = (text: string, path: string): boolean =>
  new RegExp(`\\b${path.replace(/[.[\]]/g, '\\$&')}(?![\\w])`).test(text);

/** Stories find the submit button by the name of its label. */
const isLabel = (text: string, group: string, name: string): boolean =>
  group === 'submit' && new RegExp(`(?:seesButton|submit)\\([^,()]+, '${name}'`).test(text);
