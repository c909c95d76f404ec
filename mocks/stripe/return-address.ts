import { IntegrationError } from './errors.ts';

/** The address that Stripe sends a reader back to, with what it adds. */
export function withReturn(address: string, added: Record<string, string>): string {
  if (!URL.canParse(address)) throw new IntegrationError('confirmParams.return_url must be an absolute URL.');
  const url = new URL(address);
  for (const [name, value] of Object.entries(added)) url.searchParams.set(name, value);
  return url.href;
}
