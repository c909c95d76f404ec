import fc from 'fast-check';
import { expect, test } from 'vitest';
import { giftPath, mailLink } from './gift-link.ts';

test('links to the page of the gift [BEYOND-61]', () => {
  expect(giftPath('gft_1')).toBe('/subscribe/redeem?token=gft_1');
});

test('puts only the subject and text in a mail, unchanged [BEYOND-61]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (subject, text) => {
      const link = new URL(mailLink(subject, [text]));
      expect([link.protocol, link.pathname, link.hash]).toEqual(['mailto:', '', '']);
      expect([...link.searchParams.keys()]).toEqual(['subject', 'body']);
      expect(link.href).not.toMatch(/[\s<>"]/);
    }),
  );
  const link = mailLink('For you & yours', ['One\nTwo', 'cc=evil&bcc=evil']);
  expect(link).toBe('mailto:?subject=For%20you%20%26%20yours&body=One%0D%0ATwo%0D%0Acc%3Devil%26bcc%3Devil');
});

test('starts a mail with the message unless the link gets too long for a mail program [BEYOND-61]', () => {
  const body = (message: string) => new URL(mailLink('For you', ['The link'], message)).searchParams.get('body');
  expect(body('Enjoy it.\n+1 & more')).toBe('Enjoy it.\r\n+1 & more\r\n\r\nThe link');
  expect(body('ع'.repeat(250))).toBe(`${'ع'.repeat(250)}\r\n\r\nThe link`);
  expect(body('🎁'.repeat(250))).toBe('The link');
  expect(mailLink('For you', ['The link'], '🎁'.repeat(160)).length).toBeLessThan(2_048);
});
