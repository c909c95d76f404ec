import { expect, test } from 'vitest';
import { pages } from '#mocks/replies.ts';
import { qrPicture } from './qr-picture.ts';

const ADDRESS = 'https://emberdays.example/subscribe/redeem?token=gft_$&_1';
const { qr_template } = pages.showRedeem.externalQrCode.body.settings;

test('inserts the percent-encoded address into the template [REDEEM-3]', () => {
  expect(qrPicture(qr_template, ADDRESS)).toBe(
    'https://qr.emberdays.example/draw?size=240&data=https%3A%2F%2Femberdays.example%2Fsubscribe%2Fredeem%3Ftoken%3Dgft_%24%26_1',
  );
});

test.each([
  undefined,
  '',
  'http://qr.example/{url}',
  'javascript:alert({url})',
  'https://a@qr.example/{url}',
  '//qr.example/{url}',
])('sends the address nowhere if the template is %s [REDEEM-3]', (template) => {
  expect(qrPicture(template, ADDRESS)).toBeUndefined();
});
