import { expect, test } from 'vitest';
import { replies } from '#mocks/replies.ts';
import { changesDelivery, isClosed, needsUpgrade, type OpenGift } from './gift.ts';
import { DELIVERABLES, type Deliverable } from './subscription.ts';

const { fresh, digitalGift, upgradeClosed, misaligned, freshForReader } = replies.getGift;
const which = (holds: (deliverable: Deliverable) => boolean) => DELIVERABLES.filter(holds);
const open = (example: { body: { redeem: unknown } }) => example.body.redeem as OpenGift; // each is documented as open

test('needs an upgrade for what costs more than the giver paid, and for nothing else [REDEEM-10]', () => {
  expect(which((each) => needsUpgrade(open(fresh), each))).toEqual(['print-b', 'print-c']);
  expect(which((each) => needsUpgrade(open(digitalGift), each))).toEqual(['print-a', 'print-b', 'print-c']);
});

test('closes what needs an upgrade where none can be bought, and nothing where one can [SUBS-4]', () => {
  expect(which((each) => isClosed(open(upgradeClosed), each))).toEqual(['print-a', 'print-b', 'print-c']);
  expect(which((each) => isClosed(open(digitalGift), each))).toEqual([]);
});

test('changes the delivery of a reader who has another one now [REDEEM-9]', () => {
  const { subscriber, redeem } = misaligned.body;
  const changes = (deliverable: Deliverable) => changesDelivery(redeem, deliverable, subscriber.timetable as never); // documented
  expect(which(changes)).toEqual(['digital', 'print-b', 'print-c']);
});

test('changes no delivery for a reader who has none, or whose subscription has ended [REDEEM-9]', () => {
  const { timetable } = freshForReader.body.subscriber;
  const ended = structuredClone(misaligned.body.subscriber.timetable);
  const { current_subscription } = ended;
  for (const reader of [
    undefined,
    timetable,
    { ...ended, current_subscription: { ...current_subscription, state: 'expired' } },
  ])
    expect(which((each) => changesDelivery(open(fresh), each, reader as never))).toEqual([]); // as documented
});
