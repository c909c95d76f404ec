const none = { key: undefined, problems: [], isOutdated: false };
const resting = { context: none };

/** What a purchase sees of its checkout: at rest, busy, or with an outcome that is not known. */
export const standing = [resting, { ...resting, tags: ['busy'] }, { ...resting, value: 'unsettled' }];

export const refusedFor = (field: string, code: string) => ({ context: { ...none, problems: [{ field, code }] } });

export const inAddress = refusedFor('address.postcode', 'server');

export const outdated = { context: { ...none, isOutdated: true } };

const at = '2026-03-14T09:30:00Z';

/** What every purchase may say about its renewal. */
export const renewalEvents = {
  'terms.shown': [{ terms: { text_version: '2026-12', text: 'It renews.', isAsked: true }, at }, { at }],
  'consent.toggled': [{ at }],
};
