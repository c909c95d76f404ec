import { expect, test } from 'vitest';
import { pageOf } from '#fixtures/data/orders.ts';
import { createTestWorld, run } from '#fixtures/world/test-world.ts';
import type { ChangeOf } from '#machines/purchase/checkout/purchase.ts';
import type { SubscribeDraft, subscribeMachine } from '#machines/purchase/subscribe/subscribe.machine.ts';
import { subscribe } from '#machines/purchase/subscribe/subscribe.ports.ts';
import { readSubscribeLink } from '#machines/rules/subscription/subscribe-link.ts';
import { placeProblems } from '#machines/rules/text/problem-places.ts';
import { aliasesOf, shownFields } from './subscribe-shown.ts';

const link = readSubscribeLink(new URLSearchParams());

function begin(reader: Parameters<typeof pageOf>[0], change: ChangeOf<typeof subscribeMachine> = {}): SubscribeDraft {
  const actor = run(subscribe, createTestWorld(), { page: pageOf(reader), link });
  actor.send({ type: 'form.changed', change });
  return actor.getSnapshot().context.draft;
}

test('lists the fields shown, so that all other problems go to the summary [CHECK-14]', () => {
  const digital = begin('visitor', { choice: { medium: 'digital' } });
  expect(shownFields(digital)).toEqual([
    'purpose',
    'level',
    'medium',
    'term',
    'donation',
    'name',
    'email',
    'password.password',
    'password.confirm',
  ]);
  const donor = begin('donor');
  expect(shownFields(donor)).toEqual([
    'purpose',
    'level',
    'medium',
    'term',
    'shipcode',
    'donation',
    'name',
    'email',
    'origin',
  ]);
  expect(shownFields({ ...donor, origin: 'change' }).slice(-6)).toEqual([
    'address.country',
    'address.line1',
    'address.line2',
    'address.city',
    'address.state',
    'address.postcode',
  ]);
});

test.each([
  ['personal', ['purpose', 'purpose', 'purpose', 'purpose']],
  ['gift', ['giftsubs', 'giftsubs', 'gift_message', 'deliver_on']],
] as const)('marks what opens a refused field of a gift on a %s order [CHECK-14]', (purpose, places) => {
  const draft = begin('visitor', { purpose });
  const features = { subscribe: { gift_message: true } };
  const noted = { ...draft, page: { ...draft.page, settings: { ...draft.page.settings, features } } };
  const problems = ['giftsubs', 'cart.giftsubs', 'gift_message', 'deliver_on'].map((field) => ({
    field,
    code: 'server' as const,
    words: 'Refused.',
  }));
  const placed = placeProblems(problems, shownFields(noted), aliasesOf(noted));
  expect(placed.map(({ field }) => field)).toEqual(places);
});
