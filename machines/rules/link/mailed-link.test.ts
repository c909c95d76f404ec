import { expect, test } from 'vitest';
import { linkSteps, linkTrouble } from './mailed-link.ts';

test.each([
  [{}, undefined],
  [{ link: { state: 'good' } }, undefined],
  [{ link: { state: 'expired' } }, 'expired'],
  [{ link: { state: 'foreign' }, token_refused: true }, 'foreign'],
  [{ link: { state: 'good' }, token_refused: true }, undefined],
  [{ token_refused: true }, 'unknown'],
  [{ token_refused: false }, undefined],
] as const)('reads %j as %s', (page, trouble) => {
  expect(linkTrouble(page)).toBe(trouble);
});

test('offers a new link only for an expired one with its token', () => {
  expect(linkSteps('expired', 'visitor', 'lnk_1')).toEqual(['renew', 'logIn']);
  expect(linkSteps('expired', 'reader', 'lnk_1')).toEqual(['renew', 'account']);
  expect(linkSteps('expired', 'anybody', undefined)).toEqual(['account']);
  expect(linkSteps('expired', 'led', 'lnk_1')).toEqual(['renew']);
  expect(linkSteps('unknown', 'led', 'lnk_1')).toEqual([]);
  for (const trouble of ['used', 'unknown', 'missing'] as const)
    expect(linkSteps(trouble, 'visitor', 'lnk_1')).toEqual(['logIn']);
});

test('lets a reader log out if the link belongs to another account', () => {
  expect(linkSteps('foreign', 'reader', 'lnk_1')).toEqual(['logOut', 'account']);
});
