import { expect, test } from 'vitest';
import { openAs } from '#fixtures/world/journal.ts';
import type { Cancellation } from '#machines/api/contract.ts';
import { replies, requests } from '../../replies.ts';
import { DONATIONS } from './account-state.ts';

const { offer } = requests.cancel.withReason.body;

function begin(reader: Parameters<typeof openAs>[0] = 'expiring', token = 'sub_Fz20') {
  const opened = openAs(reader);
  const params = { token };
  const { ask, mails } = opened;
  return {
    ...opened,
    about: () =>
      mails().flatMap((mail) =>
        mail.about === 'payment-failed' ? [] : mail.about === 'link' ? mail.page : mail.about,
      ),
    read: () => ask('getCancellation', { params }),
    cancel: (body: object = {}) => ask('cancel', { params, body }),
    undo: () => ask('undoCancellation', { params }),
    accept: (body: object = { offer }) => ask('acceptOffer', { params, body }),
  };
}

test('cancels as documented, once, and takes nothing that is paid for [BEYOND-208, BEYOND-209]', async () => {
  const { clock, cancel, read, about, visit } = begin();
  const { cancelled_at: _, ...told } = replies.cancel.cancelled.body;
  const first = await cancel({ version: 3, offer });
  expect(first).toMatchObject({ status: 200, body: { ...told, cancelled_at: '2026-03-14T00:00:00.000Z' } });
  clock.now += 86_400_000;
  expect((await cancel({ version: 3 })).body).toEqual(first.body);
  expect((await read()).body).toEqual(first.body);
  expect(about()).toEqual(['cancelled']);
  const { account, timetable } = Object(visit('/account')).data.subscriber;
  expect([account.autorenew, timetable.next_charge, timetable.current_subscription.info.cancelled]).toEqual([
    false,
    undefined,
    false,
  ]);
});

test('undoes only what was cancelled here, if something on file can pay [BEYOND-208]', async () => {
  const { ask, cancel, undo, about } = begin();
  await cancel();
  expect((await undo()).body).toEqual({ ...replies.undoCancellation.resumed.body, offer: expect.anything() });
  expect((await undo()).status).toBe(200);
  expect(about()).toEqual(['cancelled', 'resumed']);
  await cancel();
  await ask('deleteCard', {});
  expect(await undo()).toEqual(replies.undoCancellation.paymentMissing);
  const expired = begin();
  await expired.cancel();
  expired.journal.work(({ state }) => {
    for (const { payment } of Object.values(state.accounts)) if (payment?.card) payment.card.exp_year = 2025;
  });
  expect(await expired.undo()).toEqual(replies.undoCancellation.paymentMissing);
  const never = begin('expiring-autorenew-off', 'sub_Ht11');
  expect((await never.undo()).body).toEqual((await never.read()).body);
});

test('makes an offer neither again after it was declined nor after it was taken [BEYOND-210]', async () => {
  const declined = begin();
  await declined.cancel({ offer });
  expect((await declined.undo()).body).not.toHaveProperty('offer');
  expect(await declined.accept()).toEqual(replies.acceptOffer.offerGone);
  const taken = begin();
  expect((await taken.accept()).body).toEqual(replies.acceptOffer.accepted.body);
  expect((await taken.accept()).body).toEqual(replies.acceptOffer.accepted.body);
  expect((await taken.accept({ offer: 'offer_other' })).status).toBe(409);
});

test('refuses an older version, a long comment and the token of another reader [BEYOND-209]', async () => {
  const { cancel, accept, read } = begin();
  expect(await cancel({ version: 2, offer })).toEqual(replies.cancel.outdated);
  expect(await accept({ offer, version: 2 })).toEqual(replies.acceptOffer.outdated);
  expect(await cancel({ comment: 'é'.repeat(1_001) })).toEqual(replies.cancel.fieldErrors);
  for (const reason of ['', 'x'.repeat(65)]) expect(await cancel({ reason })).toEqual(replies.cancel.refused);
  expect((await read()).body).toMatchObject({ state: 'renewing', offer: { id: offer } });
  expect(await begin('extended').cancel()).toEqual(replies.cancel.unknownToken);
  expect(await begin('visitor').cancel()).toEqual(replies.cancel.signedOut);
});

test('stops a donation by its token alone, once, and resumes it [BEYOND-208]', async () => {
  const { cancel, undo, about, visit } = begin('visitor', DONATIONS.paid);
  const { cancelled_at: _, ...told } = replies.cancel.donationStopped.body;
  expect((await cancel()).body).toMatchObject(told);
  expect((await cancel()).body).toMatchObject(told);
  expect(about()).toEqual(['cancelled']);
  expect(Object(visit(`/donation/setup?token=${DONATIONS.paid}`)).data.cancel).toBeUndefined();
  expect((await undo()).body).toEqual(replies.undoCancellation.donationResumed.body);
});

test('mails what was cancelled, and until when it is paid and can be undone [BEYOND-208, BEYOND-219]', async () => {
  const subscription = begin();
  const told = (await subscription.cancel()).body as Cancellation;
  expect(subscription.mails()).toEqual([
    {
      about: 'cancelled',
      to: 'fatima@reader.example',
      link: '/account/cancel/sub_Fz20',
      ends_on: told.ends_on,
      undo_until: told.ends_on,
    },
  ]);
  const donation = begin('visitor', DONATIONS.paid);
  const { mailed_to, undo_until } = (await donation.cancel()).body as Cancellation;
  expect(donation.mails()).toEqual([
    { about: 'cancelled', to: mailed_to, link: `/account/cancel/${DONATIONS.paid}`, undo_until },
  ]);
});

test('resumes a donation until the day of its next payment [BEYOND-208]', async () => {
  const { clock, cancel, read, undo } = begin('visitor', DONATIONS.paid);
  const before = (await read()).body;
  expect((await undo()).body).toEqual(before);
  const { undo_until = '' } = (await cancel()).body as Cancellation;
  expect((await read()).body).toMatchObject({ state: 'cancelled', next_charge: null });
  clock.now = Date.parse(undo_until);
  expect((await undo()).body).toEqual(before);
  await cancel();
  clock.now += 40 * 86_400_000;
  expect(await undo()).toEqual(replies.undoCancellation.tooLate);
});

test('refuses an invalid offer, reason or comment [BEYOND-210]', async () => {
  const { accept, cancel } = begin();
  for (const wrong of ['', 'a b', ' a', 'a ', 5, 'x'.repeat(129), undefined])
    expect(await accept({ offer: wrong })).toEqual(replies.acceptOffer.refused);
  expect(await accept({ offer: 'x'.repeat(128) })).toEqual(replies.acceptOffer.offerGone);
  expect(await begin('visitor', DONATIONS.paid).accept()).toEqual(replies.acceptOffer.offerGone);
  for (const wrong of [{ reason: 'a b' }, { offer: 5 }, { comment: 5 }])
    expect(await cancel(wrong)).toEqual(replies.cancel.refused);
  expect(await cancel({ reason: 'x'.repeat(64), comment: 'é'.repeat(1_000) })).toMatchObject({ status: 200 });
});

test('stops a failing donation, which then is no longer said to fail [BEYOND-208]', async () => {
  const { cancel, undo, visit } = begin('donation-failing', DONATIONS.failing);
  await cancel();
  const { account } = Object(visit('/account')).data.subscriber;
  expect([account.donation_failing, account.monthly_donation]).toEqual([undefined, undefined]);
  expect(await undo()).toEqual(replies.undoCancellation.tooLate);
});

test('sends a visitor with the token of a subscription to the login [BEYOND-207]', () => {
  expect(begin('visitor').visit('/account/cancel/sub_Fz20')).toMatchObject({
    redirect: '/login?url=%2Faccount%2Fcancel%2Fsub_Fz20',
  });
  expect(Object(begin('extended').visit('/account/cancel/sub_Fz20')).data.cancellation).toBeNull();
});
