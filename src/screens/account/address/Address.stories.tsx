import { expect } from 'storybook/test';
import { fillUnitedStates, isLeftToBrowser, keepsAddress, saveAddress } from '#fixtures/stories/address.ts';
import { answers } from '#fixtures/stories/answers.ts';
import { banners, fixes, warns } from '#fixtures/stories/banners.ts';
import { byLink } from '#fixtures/stories/links.ts';
import { pageOf } from '#fixtures/stories/pages.ts';
import { refusals } from '#fixtures/stories/refusals.ts';
import {
  checkAgain,
  expectNotice,
  fieldOf,
  reloads,
  type Story,
  sees,
  tells,
  typeInto,
} from '#fixtures/stories/steps.ts';
import type { OutcomeEnd } from '#machines/lib/outcome.ts';
import { deletionPath } from '#machines/rules/address/address-slot.ts';
import { english } from '#messages/english.ts';
import { fill } from '#messages/message.ts';
import { replies, requests } from '#mocks/replies.ts';
import { dropped, hold } from '#mocks/reply.ts';
import preview from '#storybook/preview.tsx';
import { Address } from './Address.tsx';

const { address: words, accountNotice, zone, common, outcome, problem, required } = english;
const { changeAddress, changeAddressByLink } = replies;

const meta = preview.meta({
  title: 'Account/Address',
  component: Address,
  tags: ['flow:address'],
  args: { page: pageOf('showAddresses', 'unitedStates'), query: new URLSearchParams() },
});

function ofReader(name: Parameters<typeof pageOf<'showAddresses'>>[1]) {
  const page = pageOf('showAddresses', name);
  if (!page.subscriber) throw new Error(`The page ${name} shows nobody.`);
  return page as typeof page & { subscriber: NonNullable<typeof page.subscriber> };
}

const categories = ['us', 'ca', 'other'];
const linkTo = (category: string) => ({ name: fill(words.deleteNamed, { category }) });

async function opens({ canvas }: Pick<Story, 'canvas'>, ...open: string[]) {
  const radios = canvas.getAllByRole<HTMLInputElement>('radio');
  await expect(radios.map(({ value }) => value)).toEqual(categories);
  await expect(radios.filter(({ disabled }) => !disabled).map(({ value }) => value)).toEqual(open);
  for (const radio of radios.filter(({ disabled }) => disabled))
    await expect(radio).toHaveAccessibleDescription(words.unneeded);
}

export const UnitedStates = meta.story({
  name: 'United States: saved, needed, its country fixed [ADDR-1, ADDR-6, ADDR-7, ADDR-9, ADDR-18]',
  play: async (story) => {
    await opens(story, 'us');
    await expect(await fieldOf(story, words.line1)).toHaveValue('61 Congress Street');
    await expect(await story.canvas.findByRole('textbox', { name: words.country })).toHaveAttribute('readonly');
    await expect(story.canvas.queryByText(words.delete)).not.toBeInTheDocument();
  },
});

export const Canada = meta.story({
  name: 'Canada: a list of provinces [ADDR-17]',
  args: { page: pageOf('showAddresses', 'canada') },
  play: async (story) => {
    await opens(story, 'ca');
    await expect(await story.canvas.findByRole('combobox', { name: words['state.province'] })).toHaveDisplayValue(
      'Quebec',
    );
  },
});

export const International = meta.story({
  name: 'International: a list of countries, each by its first name [ADDR-19, ADDR-20]',
  args: { page: pageOf('showAddresses', 'international') },
  play: async (story) => {
    await opens(story, 'other');
    await expect(await story.canvas.findByRole('option', { name: 'Ireland' })).toHaveValue('IE');
    await expect(story.canvas.getByRole('combobox', { name: words.country })).toHaveDisplayValue('New Zealand');
  },
});

export const OneRemovable = meta.story({
  name: 'One removable: the unneeded address has a warning and a delete link [ADDR-3, ADDR-4, ADDR-8]',
  args: { page: pageOf('showAddresses', 'oneRemovable') },
  play: async (story) => {
    const link = story.canvas.getByRole('link', linkTo(zone['ship-c']));
    await expect(link).toHaveAttribute('href', deletionPath('ship-c'));
    await expect(link.closest('li')).toHaveTextContent(words.unneeded);
    await expect(story.canvas.queryByRole('link', linkTo(zone['ship-a']))).not.toBeInTheDocument();
    await opens(story, 'us');
  },
});

const twoNeeded = ofReader('oneRemovable');
twoNeeded.subscriber.timetable.address_required = { a: true, b: false, c: true };

export const TwoNeeded = meta.story({
  name: 'Two needed categories: switching keeps what was typed for each',
  args: { page: twoNeeded },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await userEvent.type(canvas.getByRole('textbox', { name: words.city }), ' Port');
    await userEvent.click(canvas.getByRole('radio', { name: zone['ship-c'] }));
    await expect(canvas.getByRole('textbox', { name: words.city })).toHaveValue('Bengaluru');
    await userEvent.click(canvas.getByRole('radio', { name: zone['ship-a'] }));
    await expect(canvas.getByRole('textbox', { name: words.city })).toHaveValue('Cambridge Port');
  },
});

export const NoneSaved = meta.story({
  name: 'None saved: needed and missing [ACCT-26, ADDR-21]',
  args: { page: pageOf('showAddresses', 'noneSaved') },
  play: (story) => sees(story, accountNotice.addressMissing),
});

export const NotRequired = meta.story({
  name: 'Digital subscription: no address required, a link to switch to print [ADDR-21, ADDR-23]',
  args: { page: pageOf('showAddresses', 'notRequired') },
  play: async (story) => {
    await sees(story, words.digital);
    await seesNoForm(story);
    await expect(story.canvas.getByRole('link', { name: words.toPrint })).toHaveAttribute(
      'href',
      '/account/subscriptions/sub_Nr02',
    );
    await expect(story.canvas.getByRole('link', { name: english.page.returnToSettings })).toBeVisible();
  },
});

const remove = ({ canvas, userEvent }: Story) => userEvent.click(canvas.getByText(words.delete));

async function seesNoForm({ canvas }: Story) {
  for (const role of ['radio', 'textbox', 'combobox', 'button'])
    await expect(canvas.queryByRole(role)).not.toBeInTheDocument();
}

const digitalAndSaved = ofReader('notRequired');
digitalAndSaved.subscriber.account.addresses.c = ofReader('international').subscriber.account.addresses.c;
digitalAndSaved.subscriber.account.canDeleteAddress.c = true;

export const NotRequiredSaved = meta.story({
  name: 'Digital with a saved address: can be deleted, shows a refusal without a form [ADDR-3, ADDR-23]',
  args: { page: digitalAndSaved },
  beforeEach: answers('deleteAddress', 'signedOut'),
  play: async (story) => {
    await seesNoForm(story);
    await remove(story);
    await sees(story, problem.signedOut);
  },
});

const digitalForLife = ofReader('notRequired');
if (digitalForLife.subscriber.timetable.current_subscription)
  digitalForLife.subscriber.timetable.current_subscription.info.term = 'lifetime';

const expired = ofReader('notRequired');
if (expired.subscriber.timetable.current_subscription)
  expired.subscriber.timetable.current_subscription.state = 'expired';

export const Ended = meta.story({
  name: 'Expired subscription: no address required, a link to renew',
  args: { page: expired },
  play: async (story) => {
    await sees(story, words.ended);
    await seesNoForm(story);
    await expect(story.canvas.getByRole('link', { name: words.renew })).toHaveAttribute('href', '/subscribe/renew');
  },
});

export const NoSubscription = meta.story({
  name: 'No subscription: no address required or saved, a link to subscribe',
  args: { page: pageOf('showAddresses', 'noSubscription') },
  play: async (story) => {
    await sees(story, words.noneSaved);
    await sees(story, words.none);
    await seesNoForm(story);
    await expect(story.canvas.getByRole('link', { name: words.subscribe })).toHaveAttribute('href', '/subscribe');
  },
});

const renamed = ofReader('oneRemovable');
renamed.settings.shipping_categories = { 'ship-a': 'Stateside', 'ship-b': 'Up north', 'ship-c': 'Everywhere else' };

export const Renamed = meta.story({
  name: 'Custom category names: taken from the site’s settings [ADDR-11]',
  args: { page: renamed },
  play: async ({ canvas }) => {
    const labels = ['Stateside', 'Up north', 'Everywhere else'];
    for (const name of labels) await expect(canvas.getByRole('radio', { name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Everywhere else/ })).toBeVisible();
    await expect(canvas.queryByText(zone['ship-c'])).not.toBeInTheDocument();
  },
});

const abroad = meta.story({ args: { page: pageOf('showAddresses', 'international') } });

type Page = Story & { canvasElement: HTMLElement };

async function linesIn({ canvas, canvasElement, userEvent }: Page, country: string, code: string) {
  await canvas.findByRole('option', { name: country });
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: words.country }), code);
  const fields = canvasElement.querySelectorAll<HTMLInputElement>(
    'form :is(input:not([type=radio]), select):not([aria-hidden=true] *)',
  );
  return Array.from(fields, ({ labels }) => labels?.[0]?.innerText.replaceAll(/\s+/g, ' '));
}

const optional = (label: string) => `${label} (${common.optional})`;
const { line1: street, line2: more } = words;

export const CountryChanged = abroad.extend({
  name: 'Another country: its list of states and required lines [ADDR-15, ADDR-16, ADDR-17]',
  play: async (story) => {
    const { canvas } = story;
    await expect(await linesIn(story, 'Australia', 'AU')).toEqual([
      words.country,
      street,
      optional(more),
      words['city.suburb'],
      words.state,
      words['postcode.postcode'],
    ]);
    await expect(canvas.getByRole('combobox', { name: words.state })).toHaveDisplayValue(words.chooseState);
    await linesIn(story, 'Ireland', 'IE');
    await expect(await fieldOf(story, words['state.county'])).toHaveValue('');
  },
});

const withCounty = ofReader('international');
if (withCounty.subscriber.account.addresses.c)
  Object.assign(withCounty.subscriber.account.addresses.c, {
    country: 'GB',
    country_name: 'United Kingdom',
    state: 'Kent',
  });

export const UnaskedState = meta.story({
  name: 'State in a country without states: stays visible and editable',
  args: { page: withCounty },
  play: async (story) => {
    const state = await fieldOf(story, words['state.other']);
    await story.userEvent.clear(state);
    await expect(state).toHaveFocus();
    await expect(state).toHaveValue('');
  },
});

export const CountryByOtherName = abroad.extend({
  name: 'Country list: each country once, found by any of its names [ADDR-19, ADDR-20]',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('option', { name: 'United Kingdom' });
    await expect(canvas.queryByRole('option', { name: /Great Britain/ })).not.toBeInTheDocument();
    const country = canvas.getByRole('combobox', { name: words.country });
    country.focus();
    await userEvent.keyboard('great b');
    await expect(country).toHaveDisplayValue('United Kingdom');
  },
});

const unlisted = ofReader('unitedStates');
if (unlisted.subscriber.account.addresses.a) unlisted.subscriber.account.addresses.a.state = 'Maine (old)';

export const UnlistedState = meta.story({
  name: 'Saved state missing from the list: added to it, so the form shows what it sends',
  args: { page: unlisted },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('combobox', { name: words.state })).toHaveDisplayValue('Maine (old)'),
});

export const CountriesLoading = abroad.extend({
  name: 'Loading countries: the saved one is already chosen',
  beforeEach: () => answers('getShipping', { reply: 'shipping', held: hold() })(),
  play: ({ canvas }) => expect(canvas.getByRole('combobox', { name: words.country })).toHaveDisplayValue('New Zealand'),
});

const unsaved = meta.story({ args: { page: pageOf('showAddresses', 'noneSaved') } });

export const Updated = unsaved.extend({
  name: 'Address updated: confirms it, takes the focus, lists it [ADDR-24, ADDR-1]',
  beforeEach: answers('changeAddress', 'addressUpdated'),
  play: async (story) => {
    await fillUnitedStates(story);
    await saveAddress(story);
    await tells(story, 'status', 'Address updated successfully', 'Your address for United States is now');
    await expect(story.canvas.getByRole('listitem')).toHaveTextContent(
      changeAddress.addressUpdated.body.addresses.a.line1,
    );
    await expect(story.canvas.queryByText(accountNotice.addressMissing)).not.toBeInTheDocument();
  },
});

const added = ofReader('oneRemovable');
added.subscriber.timetable.address_required.c = true;
added.subscriber.account.addresses.c = null;

const { line1, city } = requests.changeAddress.elsewhere.body;

export const Added = meta.story({
  name: 'Address added: in a country without states or postcodes [ADDR-14, ADDR-15, ADDR-16]',
  args: { page: added },
  beforeEach: answers('changeAddress', 'addressAdded'),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await userEvent.click(canvas.getByRole('radio', { name: zone['ship-c'] }));
    await canvas.findByRole('option', { name: 'Ireland' });
    await userEvent.selectOptions(canvas.getByLabelText(words.country), 'IE');
    await typeInto(story, words.line1, line1);
    await typeInto(story, words.city, city);
    await saveAddress(story);
    await sees(story, words.updated);
    await sees(story, changeAddress.addressAdded.body.addresses.c.line1);
  },
});

export const Sending = unsaved.extend({
  name: 'Sending: locked, the button keeps the focus [ACCT-31]',
  beforeEach: () => answers('changeAddress', { reply: 'addressUpdated', held: hold() })(),
  play: async (story) => {
    await fillUnitedStates(story);
    await saveAddress(story);
    await sees(story, common.sending);
    await expect(await fieldOf(story, words.city)).toBeDisabled();
  },
});

export const Blank = unsaved.extend({
  name: 'Sent blank: errors at line 1, city, state and postcode [ADDR-14, ADDR-15, ADDR-16]',
  play: async (story) => {
    await story.canvas.findByRole('combobox', { name: words.state });
    await saveAddress(story);
    for (const line of ['line1', 'city', 'state', 'postcode.zip'] as const)
      await sees(story, required[`address.${line}`]);
    await expect(await fieldOf(story, words.line1)).toHaveFocus();
  },
});

const removable = meta.story({ args: { page: pageOf('showAddresses', 'oneRemovable') } });

export const Deleted = removable.extend({
  name: 'Address deleted: the script handles the link, then reloads [ADDR-5, ADDR-26, API-23]',
  beforeEach: answers('deleteAddress', 'addressDeleted'),
  play: async (story) => {
    await remove(story);
    await reloads(story);
    await expectNotice(story, 'addressDeletion.done');
  },
});

export const Deleting = removable.extend({
  name: 'Deleting: announced, everything else is locked',
  beforeEach: () => answers('deleteAddress', { reply: 'addressDeleted', held: hold() })(),
  play: async (story) => {
    await remove(story);
    await sees(story, words.deleting);
    await expect(await fieldOf(story, words.city)).toBeDisabled();
  },
});

export const DeletedElsewhere = removable.extend({
  name: 'Delete link opened in another tab: handled by the browser [ADDR-5]',
  beforeEach: () => answers('deleteAddress', { reply: 'addressDeleted', held: hold() })(),
  play: async ({ canvas, step }) => {
    const link = canvas.getByText(words.delete);
    await step('Click the link in every way that opens another tab or window', async () => {
      for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])
        await expect(isLeftToBrowser(link, how)).toBe(true);
    });
    await step('Click the link', async () => expect(isLeftToBrowser(link)).toBe(false));
  },
});

const linked = unsaved.extend({ args: { query: new URLSearchParams('token=lnk_9Zc4Tq') } });

export const UpdatedByLink = linked.extend({
  name: 'Address updated by a mailed link’s token [ADDR-24, ADDR-25]',
  beforeEach: answers('changeAddressByLink', 'addressUpdated'),
  play: async (story) => {
    await fillUnitedStates(story);
    await saveAddress(story);
    await sees(story, words.updated);
    await sees(story, changeAddressByLink.addressUpdated.body.addresses.a.line1);
  },
});

export const AddedByLink = linked.extend({
  name: 'Address added: listed next to the one in another slot [ADDR-25]',
  args: { page: pageOf('showAddresses', 'international') },
  beforeEach: answers('changeAddressByLink', 'addressAdded'),
  play: async (story) => {
    await story.canvas.findByRole('option', { name: 'Ireland' });
    await saveAddress(story);
    await sees(story, words.updated);
    for (const { line1 } of [
      changeAddressByLink.addressAdded.body.addresses.a,
      changeAddressByLink.addressAdded.body.addresses.c,
    ])
      await sees(story, line1);
  },
});

export const DeletingByLink = linked.extend({
  name: 'By mailed link: the delete link leads to a login [ADDR-5]',
  args: { page: pageOf('showAddresses', 'oneRemovable') },
  play: async ({ canvas, step }) => {
    const link = canvas.getByText(words.delete);
    await expect(link).toHaveAttribute('href', deletionPath('ship-c'));
    await step('Follow the link', async () => expect(isLeftToBrowser(link)).toBe(true));
  },
});

export const CraftedLink = linked.extend({
  name: 'Crafted token: ignored, the session authorises the call [ADDR-25]',
  args: { query: new URLSearchParams({ token: '../../card' }) },
  beforeEach: answers('changeAddress', 'addressUpdated'),
  play: async (story) => {
    await fillUnitedStates(story);
    await saveAddress(story);
    await sees(story, words.updated);
  },
});

export const Refusals = unsaved.extend({
  name: 'Refusals: each in its words, the form keeps its values and can be sent again [ACCT-32, ADDR-7]',
  ...refusals('changeAddress', {
    but: ['fieldErrors'],
    fill: fillUnitedStates,
    send: saveAddress,
    keeps: keepsAddress,
  }),
});

export const FieldErrors = unsaved.extend({
  name: 'Field errors: each at its field, the first one focused [ACCT-32]',
  beforeEach: answers('changeAddress', 'fieldErrors'),
  play: async (story) => {
    await fillUnitedStates(story);
    await saveAddress(story);
    const { line1, postcode } = changeAddress.fieldErrors.body.errors;
    await sees(story, line1);
    await expect(await fieldOf(story, words.line1)).toHaveAccessibleDescription(new RegExp(line1));
    await expect(await fieldOf(story, words['postcode.zip'])).toHaveAccessibleDescription(new RegExp(postcode));
    await expect(await fieldOf(story, words.line1)).toHaveFocus();
  },
});

export const RefusalsByLink = linked.extend({
  name: 'Refusals by mailed link: each in its words, the form keeps its values and can be sent again [ADDR-25, ACCT-32, ADDR-7]',
  ...refusals('changeAddressByLink', { fill: fillUnitedStates, send: saveAddress, keeps: keepsAddress }),
});

const lostSaving = unsaved.extend({ beforeEach: answers('changeAddress', dropped) });

async function doubtSaving(story: Story): Promise<void> {
  await fillUnitedStates(story);
  await saveAddress(story);
  await tells(story, 'alert', fill(words.savingUnsure, { category: zone['ship-a'] }), outcome.unsure);
  await expect(await fieldOf(story, words.city)).not.toHaveValue('');
}

export const SavingUnanswered = lostSaving.extend({
  name: 'No answer to saving: outcome unknown, the form keeps its values [ACCT-29]',
  play: doubtSaving,
});

export const SavingChecked = lostSaving.extend({
  name: 'Checking again: locked and announced',
  beforeEach: () => answers('getSubscriber', { reply: 'digitalSubscriber', held: hold() })(),
  play: async (story) => {
    await doubtSaving(story);
    await checkAgain(story);
    await expect(await fieldOf(story, words.city)).toBeDisabled();
    await sees(story, outcome.checking);
  },
});

export const SavingUndone = lostSaving.extend({
  name: 'Checked again: not saved, can be sent again',
  beforeEach: answers('getSubscriber', 'digitalSubscriber'),
  play: async (story) => {
    await doubtSaving(story);
    await checkAgain(story);
    await tells(story, 'alert', fill(words.notSaved, { category: zone['ship-a'] }));
    await expect(await fieldOf(story, words.city)).toBeEnabled();
  },
});

const lostDeletion = removable.extend({ beforeEach: answers('deleteAddress', dropped) });

async function doubtDeletion(story: Story): Promise<void> {
  await remove(story);
  await tells(story, 'alert', fill(words.deletionUnsure, { category: zone['ship-c'] }), outcome.unsure);
}

export const DeletionUnanswered = lostDeletion.extend({
  name: 'No answer to deleting: outcome unknown, can be retried [ACCT-29]',
  play: doubtDeletion,
});

const arrived = (page: 'unitedStates' | 'oneRemovable', end: OutcomeEnd) => ({
  args: { page: pageOf('showAddresses', page) },
  parameters: { world: { notice: { act: 'addressDeletion' as const, end, facts: { shipcode: 'ship-c' } } } },
});

export const DeletionArrived = meta.story({
  name: 'Arriving after a deletion: names the category [ADDR-5]',
  ...arrived('unitedStates', 'done'),
  play: (story) => tells(story, 'status', 'The address for International was deleted'),
});

export const DeletionContradicted = meta.story({
  name: 'Arriving after a failed deletion: reports the failure',
  ...arrived('oneRemovable', 'done'),
  play: (story) => tells(story, 'alert', 'The address for International was not deleted and is still saved.'),
});

export const CountriesFailed = abroad.extend({
  name: 'Countries failed to load: a retry, the saved one stays chosen [API-24]',
  beforeEach: answers('getShipping', 'unavailable'),
  play: async (story) => {
    const { canvas } = story;
    await sees(story, words.countriesFailed);
    await expect(canvas.getByRole('combobox', { name: words.country })).toHaveDisplayValue('New Zealand');
    await expect(canvas.getByRole('button', { name: common.tryAgain })).toBeVisible();
  },
});

export const CardExpired = meta.story({
  name: 'Card expired: a notice above the addresses, with a link to replace it [ACCT-21]',
  args: { page: pageOf('showAddresses', 'cardExpired') },
  ...warns(banners.expired, fixes.card),
});

export const ByLink = meta.story({
  name: 'By mailed link: the addresses of its account, no login [ADDR-25]',
  args: { page: pageOf('showAddresses', 'byLink'), query: new URLSearchParams('token=lnk_9Zc4Tq') },
  play: (story) => sees(story, accountNotice.addressMissing),
});

const showsOwn = async (story: Story) => expect(await fieldOf(story, words.line1)).toHaveValue('61 Congress Street');

export const LinkExpired = meta.story({
  name: 'Link expired: send a new one or log in',
  ...byLink('showAddresses', 'linkExpired', 'expired', ['renew', 'logIn']),
});

export const LinkExpiredForReader = meta.story({
  name: 'Link expired for a logged-in reader: shows the reader’s own addresses',
  ...byLink('showAddresses', 'linkExpiredForReader', 'expired', ['renew', 'account'], showsOwn),
});

export const LinkUnknown = meta.story({
  name: 'Link unknown: log in',
  ...byLink('showAddresses', 'linkUnknown', 'unknown', ['logIn']),
});

export const LinkUnknownForReader = meta.story({
  name: 'Link unknown for a logged-in reader: shows the reader’s own addresses',
  ...byLink('showAddresses', 'linkUnknownForReader', 'unknown', ['account'], showsOwn),
});

export const LinkForeign = meta.story({
  name: 'Link for another account: shows nothing of that account',
  ...byLink('showAddresses', 'linkForeign', 'foreign', ['logOut', 'account']),
});

export const LinkMissing = meta.story({
  name: 'Link incomplete: open it again from the email',
  ...byLink('showAddresses', 'linkMissing', 'missing', ['logIn']),
});
