import { expect } from 'storybook/test';
import { english } from '#messages/english.ts';
import { fill } from '#messages/message.ts';
import { linksIn } from './regions.ts';
import type { Story } from './steps.ts';

const { paymentHealth, renewal } = english;

export const banners = {
  renewalFailed: fill(paymentHealth.renewalFailed, { amount: '$60.00', date: 'February 10, 2026' }),
  donationFailed: fill(paymentHealth.donationFailed, { amount: '$15.00', date: 'February 1, 2026' }),
  expired: fill(renewal.expired, { expiry: '01/2026' }),
  expiredAlone: fill(paymentHealth.expired, { expiry: '01/2026' }),
  expiring: fill(renewal.expiring, { expiry: '01/2029' }),
};

export const fixes = {
  renew: [paymentHealth.renewalFailedFix, '/account/renewal'],
  donation: [paymentHealth.donationFailedFix, '/donation/setup?token=don_failing'],
  card: [renewal.replace, '/account/payment'],
} as const;

/** A story with exactly one banner, with these words and, if given, this link. */
export const warns = (words: string, fix?: readonly [string, string]) => ({
  play: async ({ canvas }: Story) => {
    const banner = await canvas.findByText(words, { exact: false });
    await expect(banner).toBeVisible();
    await expect(linksIn(banner)).toEqual(fix ? [fix] : []);
  },
});
