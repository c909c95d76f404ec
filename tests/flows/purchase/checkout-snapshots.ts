const none = { key: undefined, problems: [], isOutdated: false };
const resting = { context: none };

/** What a purchase sees of its checkout: at rest, busy, or with an outcome that is not known. */
export const standing = [resting, { ...resting, tags: ['busy'] }, { ...resting, value: 'unsettled' }];

export const refusedFor = (field: string, code: string) => ({ context: { ...none, problems: [{ field, code }] } });

export const inAddress = refusedFor('address.postcode', 'server');

export const outdated = { context: { ...none, isOutdated: true } };
