import { safeHref } from '#machines/rules/link/safe-href.ts';

/**
 * Returns the address of the host's QR image; undefined without a template (the browser renders it) or with an unsafe
 * one (REDEEM-3).
 */
export const qrPicture = (template: string | undefined, address: string): string | undefined =>
  safeHref(template?.replaceAll('{url}', () => encodeURIComponent(address)));
