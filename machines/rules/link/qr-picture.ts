import { safeHref } from './safe-href.ts';

/** Where the host has a QR code of an address drawn; nothing where it is drawn in the browser, or the template is no safe address (REDEEM-3). */
export const qrPicture = (template: string | undefined, address: string): string | undefined =>
  safeHref(template?.replaceAll('{url}', () => encodeURIComponent(address)));
