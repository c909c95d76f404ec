import { expect, waitFor } from 'storybook/test';
import { answers } from '#fixtures/stories/answers.ts';
import { banners, fixes, warns } from '#fixtures/stories/banners.ts';
import { pageOf } from '#fixtures/stories/pages.ts';
import { refusals } from '#fixtures/stories/refusals.ts';
import { checkAgain, contacting, fieldOf, press, type Story, sees, tells, typeInto } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import { fill } from '#messages/message.ts';
import { replies, requests } from '#mocks/replies.ts';
import { dropped, hold } from '#mocks/reply.ts';
import preview from '#storybook/preview.tsx';
import { Cancellation } from './Cancellation.tsx';

const { cancellation: words, stopping, page, outcome, signInAgain, level } = english;
const offered = pageOf('showCancellation', 'offered');
const { offer } = offered.cancellation ?? {};
const { comment } = requests.cancel.withReason.body;

const meta = preview.meta({
  title: 'Account/Cancellation',
  component: Cancellation,
  args: { page: pageOf('showCancellation', 'offered') },
});

const goOn = (story: Story) => press(story, words.goOn);

const isAt = ({ canvas }: Story, title: string) =>
  waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: title })).toHaveFocus());

const asks = async ({ canvas }: Story, title: string) =>
  expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();

export const Renewing = meta.story({
  name: 'Renewing: says what the reader keeps, and one press cancels [BEYOND-208]',
  args: { page: pageOf('showCancellation', 'renewing') },
  beforeEach: () => answers('cancel', { reply: 'cancelled', held: hold() })(),
  play: async (story) => {
    await asks(story, words.title);
    await sees(story, words.lead);
    await sees(story, 'March 1, 2028');
    await sees(story, words.archiveKept);
    await sees(story, '$120.00');
    await expect(story.canvas.getByRole('link', { name: page.returnToSettings })).toHaveAttribute('href', '/account');
    await expect(story.canvas.getByRole('button', { name: words.submit })).toBeEnabled();
  },
});

export const Cancelling = Renewing.extend({
  name: 'Cancelling: locked, the button keeps the focus',
  play: async (story) => {
    await press(story, words.submit);
    await sees(story, english.common.sending);
    await expect(story.canvas.getByRole('button', { name: words.submit })).toHaveFocus();
  },
});

export const ArchiveEnds = meta.story({
  name: 'Archive ends: says until when issues can be read',
  args: {
    page: {
      ...pageOf('showCancellation', 'renewing'),
      cancellation: { ...replies.getCancellation.renewing.body, keeps_archive: false },
    },
  },
  play: (story) => sees(story, words.archiveEnds),
});

export const Explaining = meta.story({
  name: 'Explaining, without an offer: asks why and requires nothing [BEYOND-210]',
  args: { page: { ...offered, cancellation: replies.getCancellation.renewing.body } },
  play: async (story) => {
    await goOn(story);
    await isAt(story, words.why);
    await sees(story, words.whyLead);
    for (const name of [words.submit, words.back])
      await expect(story.canvas.getByRole('button', { name })).toBeEnabled();
  },
});

const explain = async (story: Story) => {
  await goOn(story);
  await story.userEvent.click(await story.canvas.findByRole('radio', { name: 'It costs too much' }));
  await typeInto(story, words.comment, comment);
};

export const Returned = meta.story({
  name: 'Back: keeps the reason and the text [BEYOND-210]',
  play: async (story) => {
    await explain(story);
    await press(story, words.back);
    await isAt(story, words.title);
    await goOn(story);
    await expect(await story.canvas.findByRole('radio', { name: 'It costs too much' })).toBeChecked();
    await expect(await fieldOf(story, words.comment)).toHaveValue(comment);
  },
});

export const Offered = meta.story({
  name: 'Offered: the offer in the server’s words, why if the reader wants to say, and two ways on [BEYOND-210]',
  play: async (story) => {
    await goOn(story);
    await isAt(story, words.offered);
    await sees(story, offer?.text ?? '');
    await sees(story, words.whyLead);
    await expect(story.canvas.getByRole('button', { name: words.decline })).toBeEnabled();
    await expect(story.canvas.getByRole('button', { name: words.accept })).toBeEnabled();
  },
});

export const OfferedLevel = meta.story({
  name: 'Offered, another level until a day: says both',
  args: {
    page: {
      ...pageOf('showCancellation', 'renewing'),
      cancellation: {
        ...replies.getCancellation.offered.body,
        offer: { id: 'offer_low', kind: 'level', text: 'Read for less.', level: 'low', until: '2027-06-01' },
      },
    },
  },
  play: async (story) => {
    await goOn(story);
    await sees(story, level.low);
    await sees(story, 'June 1, 2027');
    await press(story, words.back);
    await asks(story, words.title);
    await goOn(story);
    await sees(story, words.until);
  },
});

const decline = async (story: Story) => {
  await explain(story);
  await press(story, words.decline);
};

export const Cancelled = meta.story({
  name: 'Cancelled: until when it is paid, where the mail went, and until when it can be undone [BEYOND-208]',
  beforeEach: answers('cancel', 'cancelled'),
  play: async (story) => {
    await decline(story);
    await isAt(story, words.done);
    await sees(story, fill(words.mailed, { address: 'fatima@reader.example' }));
    await sees(story, fill(words.undoUntil, { date: 'June 1, 2026' }));
    await sees(story, words.noCharge);
    await expect(story.canvas.getByRole('button', { name: words.undo })).toBeEnabled();
  },
});

export const Refusals = meta.story({
  name: 'Refusals: each in its words, the reason stays and it can be cancelled again [BEYOND-209]',
  ...refusals('cancel', {
    but: ['outdated'],
    fill: explain,
    send: (story) => press(story, words.decline),
    keeps: async (story) => expect(await fieldOf(story, words.comment)).toHaveValue(comment),
  }),
});

export const SignedOut = meta.story({
  name: 'Signed out: a login in another tab, the page keeps the reason',
  beforeEach: answers('cancel', 'signedOut'),
  play: async (story) => {
    await explain(story);
    await press(story, words.decline);
    const login = await story.canvas.findByRole('link', { name: signInAgain.link });
    await expect(login).toHaveAttribute('target', '_blank');
    await expect(await fieldOf(story, words.comment)).toHaveValue(comment);
  },
});

export const Outdated = meta.story({
  name: 'Outdated: reads the subscription again, and can be cancelled then [BEYOND-209]',
  beforeEach: () => {
    answers('cancel', 'outdated')();
    answers('getCancellation', 'offered')();
  },
  play: async (story) => {
    await explain(story);
    await press(story, words.decline);
    await tells(story, 'alert', words.outdated);
    await expect(await fieldOf(story, words.comment)).toHaveValue(comment);
  },
});

const lost = Renewing.extend({ beforeEach: answers('cancel', dropped) });

export const FoundCancelled = lost.extend({
  name: 'Answer lost, found cancelled: as if it had arrived [BEYOND-209]',
  beforeEach: answers('getCancellation', 'cancelled'),
  play: async (story) => {
    await press(story, words.submit);
    await isAt(story, words.done);
  },
});

export const FoundRenewing = lost.extend({
  name: 'Answer lost, found unchanged: it can be cancelled again [BEYOND-209]',
  beforeEach: answers('getCancellation', 'renewing'),
  play: async (story) => {
    await press(story, words.submit);
    await tells(story, 'alert', words.unchanged);
    await expect(story.canvas.getByRole('button', { name: words.submit })).toBeEnabled();
  },
});

export const Doubtful = lost.extend({
  name: 'Both answers lost: nothing can be sent before the state was read [BEYOND-209]',
  beforeEach: answers('getCancellation', dropped),
  play: async (story) => {
    await press(story, words.submit);
    await tells(story, 'alert', words.unsure, outcome.unsure);
    await expect(story.canvas.queryByRole('button', { name: words.submit })).toBeNull();
    await checkAgain(story);
    await tells(story, 'alert', words.unsure, outcome.unsure);
  },
});

export const Checking = lost.extend({
  name: 'Checking again: announced, the notice keeps the focus',
  beforeEach: () => answers('getCancellation', dropped, { reply: 'cancelled', held: hold() })(),
  play: async (story) => {
    await press(story, words.submit);
    await checkAgain(story);
    await sees(story, outcome.checking);
    await tells(story, 'alert', words.unsure);
  },
});

const unread = refusals('getCancellation', { send: (story) => press(story, words.submit), again: checkAgain });

export const ReadRefusals = lost.extend({
  name: 'State not readable: each refusal in its words, and it can be checked again [BEYOND-209]',
  ...unread,
});

export const CancelledEarlier = meta.story({
  name: 'Cancelled earlier: the day, and the way back [BEYOND-208]',
  args: { page: pageOf('showCancellation', 'cancelled') },
  play: async (story) => {
    await asks(story, words.done);
    await sees(story, fill(words.cancelledOn, { date: 'March 2, 2026' }));
  },
});

export const Resumed = CancelledEarlier.extend({
  name: 'Undone: it renews again, and the next charge is named [BEYOND-208]',
  beforeEach: answers('undoCancellation', 'resumed'),
  play: async (story) => {
    await press(story, words.undo);
    await isAt(story, words.resumed);
    await sees(story, '$60.00');
  },
});

export const UndoRefusals = CancelledEarlier.extend({
  name: 'Undo refused: each in its words, it stays cancelled [BEYOND-208]',
  ...refusals('undoCancellation', {
    send: (story) => press(story, words.undo),
    keeps: (story) => asks(story, words.done),
  }),
});

const accept = async (story: Story) => {
  await goOn(story);
  await press(story, words.accept);
};

export const Accepted = meta.story({
  name: 'Accepted: nothing was cancelled, the next charge is the offered one [BEYOND-210]',
  beforeEach: answers('acceptOffer', 'accepted'),
  play: async (story) => {
    await accept(story);
    await isAt(story, words.accepted);
    await sees(story, words.notCancelled);
    await sees(story, '$45.00');
  },
});

export const FoundAccepted = meta.story({
  name: 'Answer to the acceptance lost: found accepted [BEYOND-209]',
  beforeEach: () => {
    answers('acceptOffer', dropped)();
    answers('getCancellation', 'accepted')();
  },
  play: async (story) => {
    await accept(story);
    await isAt(story, words.accepted);
  },
});

export const AcceptedEarlier = meta.story({
  name: 'Accepted earlier: says so, and can still be cancelled [BEYOND-210]',
  args: { page: { ...offered, cancellation: replies.acceptOffer.accepted.body } },
  play: (story) => sees(story, offer?.text ?? ''),
});

export const AcceptRefusals = meta.story({
  name: 'Offer not accepted: each refusal in its words, the offer stays',
  ...refusals('acceptOffer', {
    but: ['offerGone', 'outdated'],
    send: accept,
    again: (story) => press(story, words.accept),
    keeps: (story) => asks(story, words.offered),
  }),
});

export const OfferGone = meta.story({
  name: 'Offer gone: says so, and the page goes on without it [BEYOND-210]',
  beforeEach: answers('acceptOffer', 'offerGone'),
  play: async (story) => {
    await accept(story);
    await sees(story, replies.acceptOffer.offerGone.body.errors);
    await expect(story.canvas.getByRole('button', { name: words.submit })).toBeEnabled();
  },
});

export const OfferOutdated = meta.story({
  name: 'Offer outdated: reads the subscription again',
  beforeEach: () => {
    answers('acceptOffer', 'outdated')();
    answers('getCancellation', 'offered')();
  },
  play: async (story) => {
    await accept(story);
    await tells(story, 'alert', words.outdated);
    await asks(story, words.offered);
  },
});

export const RenewalFailed = meta.story({
  name: 'Renewal failed: a notice with a link to pay, and it can be cancelled',
  args: { page: pageOf('showCancellation', 'renewalFailed') },
  ...warns(banners.renewalFailed, fixes.renew),
});

export const NothingRenews = meta.story({
  name: 'Nothing renews: says so and when it ends, with nothing to cancel [BEYOND-208]',
  args: { page: pageOf('showCancellation', 'nothingRenews') },
  play: async (story) => {
    await asks(story, words.closed);
    await sees(story, words.closedLead);
    await sees(story, 'June 1, 2026');
    await expect(story.canvas.queryByRole('button')).toBeNull();
  },
});

export const Lifetime = meta.story({
  name: 'Lifetime: nothing to cancel',
  args: { page: pageOf('showCancellation', 'lifetime') },
  play: (story) => asks(story, words.closed),
});

export const Donation = meta.story({
  name: 'Monthly donation from its mailed link: no session, the same steps [BEYOND-207]',
  args: { page: pageOf('showCancellation', 'donation') },
  play: async (story) => {
    await asks(story, stopping.title);
    await sees(story, stopping.lead);
    await expect(story.canvas.queryByRole('link', { name: page.returnToSettings })).toBeNull();
  },
});

export const DonationExplaining = Donation.extend({
  name: 'Monthly donation: asks why',
  play: async (story) => {
    await goOn(story);
    await isAt(story, stopping.why);
    await expect(story.canvas.getByRole('button', { name: stopping.submit })).toBeEnabled();
  },
});

const donationOffered = Donation.extend({
  args: {
    page: {
      ...pageOf('showCancellation', 'donation'),
      cancellation: {
        ...replies.getCancellation.donation.body,
        offer: { id: 'offer_less', kind: 'discount', text: 'Give $5.00.' },
      },
    },
  },
});

export const DonationOffered = donationOffered.extend({
  name: 'Monthly donation with an offer: declined by one press',
  play: async (story) => {
    await goOn(story);
    await expect(await story.canvas.findByRole('button', { name: stopping.decline })).toBeEnabled();
  },
});

export const DonationStopped = Donation.extend({
  name: 'Monthly donation stopped: no further payment, and the way back [BEYOND-208]',
  beforeEach: answers('cancel', 'donationStopped'),
  play: async (story) => {
    await goOn(story);
    await press(story, stopping.submit);
    await isAt(story, stopping.done);
    await expect(story.canvas.getByRole('button', { name: stopping.undo })).toBeEnabled();
  },
});

export const DonationStoppedEarlier = meta.story({
  name: 'Monthly donation stopped earlier',
  args: { page: pageOf('showCancellation', 'donationStopped') },
  play: (story) => asks(story, stopping.done),
});

export const DonationResumed = DonationStoppedEarlier.extend({
  name: 'Monthly donation resumed: names the next payment [BEYOND-208]',
  beforeEach: answers('undoCancellation', 'donationResumed'),
  play: async (story) => {
    await press(story, stopping.undo);
    await isAt(story, stopping.resumed);
  },
});

export const FoundResumed = DonationStoppedEarlier.extend({
  name: 'Answer to the undo lost: found resumed [BEYOND-209]',
  beforeEach: () => {
    answers('undoCancellation', dropped)();
    answers('getCancellation', 'donation')();
  },
  play: async (story) => {
    await press(story, stopping.undo);
    await isAt(story, stopping.resumed);
  },
});

export const Missing = meta.story({
  name: 'Unknown token: whom to ask, and the way to the settings',
  args: { page: pageOf('showCancellation', 'unknownToken') },
  play: async (story) => {
    await sees(story, contacting(words.missing));
    await expect(story.canvas.getByRole('link', { name: page.returnToSettings })).toHaveAttribute('href', '/account');
  },
});
