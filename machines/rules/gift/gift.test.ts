import { expect, test } from 'vitest';
import { DELIVERABLES, type Deliverable } from '#machines/rules/subscription/subscription.ts';
import { replies } from '#mocks/replies.ts';
import { changesDelivery, isClosed, needsUpgrade, type OpenGift } from './gift.ts';

const { fresh, digitalGift, upgradeClosed, misaligned, freshForReader } = replies.getGift;
const which = (holds: (deliverable: Deliverable) => boolean) => DELIVERABLES.filter(holds);
const open = (example: { body: { redeem: unknown } }) => example.body.redeem as OpenGift;

test('needs an upgrade only if it costs more than the giver paid [REDEEM-10]', () => {
  expect(which((each) => needsUpgrade(open(fresh), each))).toEqual(['print-b', 'print-c']);
  expect(which((each) => needsUpgrade(open(digitalGift), each))).toEqual(['print-a', 'print-b', 'print-c']);
});

test('closes deliveries that need an upgrade only if none can be bought [SUBS-4]', () => {
  expect(which((each) => isClosed(open(upgradeClosed), each))).toEqual(['print-a', 'print-b', 'print-c']);
  expect(which((each) => isClosed(open(digitalGift), each))).toEqual([]);
});

test('changes the delivery of a reader who currently has another [REDEEM-9]', () => {
  const { subscriber, redeem } = misaligned.body;
  const changes = (deliverable: Deliverable) => changesDelivery(redeem, deliverable, subscriber.timetable as never);
  expect(which(changes)).toEqual(['digital', 'print-b', 'print-c']);
});

test('changes no delivery for a reader without an active subscription [REDEEM-9]', () => {
  const { timetable } = freshForReader.body.subscriber;
  const ended = structuredClone(misaligned.body.subscriber.timetable);
  const { current_subscription } = ended;
  for (const reader of [
    undefined,
    timetable,
    { ...ended, current_subscription: { ...current_subscription, state: 'expired' } },
  ])
    expect(which((each) => changesDelivery(open(fresh), each, reader as never))).toEqual([]);
});
