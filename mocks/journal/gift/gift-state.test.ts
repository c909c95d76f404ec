import { expect, test } from 'vitest';
import { pages } from '../../replies.ts';
import { seedGifts } from './gift-state.ts';

test('starts with the gifts of the giver example, without a note or recipient that it lacks', () => {
  const { subscriber, gifts } = pages.showAccount.giver.body;
  const { ref: account, name, email } = subscriber.account;
  const seeded = seedGifts();
  for (const gift of gifts) {
    const { token, term, level, deliverable: set } = gift;
    const note = Object.fromEntries(Object.entries(gift).filter(([key]) => ['message', 'deliver_on'].includes(key)));
    const recipient = 'recipient_name' in gift ? { recipient: gift.recipient_name } : {};
    expect(seeded.gifts[token]?.subscription).toStrictEqual({
      ...{ token, term, level, deliverables: { set }, order: { name } },
      ...note,
    });
    expect(seeded.gifts[token]?.given?.giver).toStrictEqual({ account, name, email, ...recipient });
  }
});
