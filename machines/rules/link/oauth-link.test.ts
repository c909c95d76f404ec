import { expect, test } from 'vitest';
import { hostileRedirects } from '#fixtures/data/redirects.ts';
import { googleLink, institutionLink, openAthensLink } from './oauth-link.ts';

test('a sign-in leads back to the encoded page [ENTRY-18, ENTRY-19]', () => {
  expect([googleLink('/account#payment'), openAthensLink('/store?tag=a&b=c')]).toEqual([
    '/oauth/google?url=%2Faccount%23payment',
    '/oauth/openathens?url=%2Fstore%3Ftag%3Da%26b%3Dc',
  ]);
});

test('an institution’s link names it [ENTRY-20]', () => {
  expect(institutionLink('https://idp.blackwater.example/entity?a&target=//evil.example', '/store/issues')).toBe(
    '/oauth/openathens/deeplink?entity=https%3A%2F%2Fidp.blackwater.example%2Fentity%3Fa%26target%3D%2F%2Fevil.example&target=%2Fstore%2Fissues',
  );
});

test('no sign-in link contains a hostile redirect [ENTRY-17]', () => {
  const refused = hostileRedirects().filter(({ expected }) => expected === 'reject');
  const links = refused.flatMap(({ asked }) => [
    googleLink(asked),
    openAthensLink(asked),
    institutionLink('urn:x', asked),
  ]);
  expect([refused.length, new Set(links)]).toEqual([
    127,
    new Set([
      '/oauth/google?url=%2F',
      '/oauth/openathens?url=%2F',
      '/oauth/openathens/deeplink?entity=urn%3Ax&target=%2F',
    ]),
  ]);
});
