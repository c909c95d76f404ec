import { expect, test } from 'vitest';
import { readRenewLink, renewValues } from './renew-link.ts';

const read = (query: string) => readRenewLink(new URLSearchParams(query));

test('reads the settings and extras of a link [BEYOND-4]', () => {
  expect(read('settings=other&medium=digital&years=2years&code=RENEW10&donation=12.5&products=prd:tote*1')).toEqual({
    settings: { medium: 'digital', term: '2year' },
    code: 'RENEW10',
    donation: 1_250,
    products: 'prd:tote*1',
  });
});

test.each(['', 'level=high', 'settings=same&level=high', 'settings=Other', 'donation=0', 'donation=1e3', 'products=x'])(
  'keeps the settings for %j',
  (query) => {
    expect(read(query)).toEqual({});
  },
);

test.each(['level=x', 'medium=paper', 'years=4years', 'years=toString', 'shipping=ship-d', 'shipping=__proto__'])(
  'ignores %j',
  (query) => {
    expect(read(`settings=other&${query}`)).toEqual({ settings: {} });
  },
);

test('writes only changed settings, and reads them back', () => {
  const choice = { level: 'high', medium: 'digital', term: 'lifetime', shipcode: 'ship-b' } as const;
  const values = renewValues({ settings: choice, donation: 500 });
  const written = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  expect(readRenewLink(new URLSearchParams(written))).toEqual({ settings: choice, donation: 500 });
  expect(Object.values(renewValues({ settings: undefined })).filter((value) => value !== undefined)).toEqual([]);
});
