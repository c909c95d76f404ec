import type { Widget } from '#src/widgets.ts';
import { error, type Finding, warning } from './finding.ts';
import type { PageElement } from './read-html.ts';

/** Returns headers that keep the providers' frames and wallets from working. */
export function isolationFindings(headers: Headers | undefined, data: unknown): Finding[] {
  const { payment, bot_check: check } = Object(Object(data).settings);
  if (!headers || (payment === undefined && check === undefined)) return [];
  const embedder = headers.get('Cross-Origin-Embedder-Policy') ?? '';
  const permissions = headers.get('Permissions-Policy') ?? '';
  return [
    ...(/\brequire-corp\b/i.test(embedder)
      ? [
          error(
            'Cross-Origin-Embedder-Policy: require-corp keeps the frames of the payment provider and bot check out.',
          ),
        ]
      : []),
    ...(payment !== undefined && /\bpayment\s*=\s*\(\s*\)/i.test(permissions)
      ? [warning('Permissions-Policy: payment=() turns wallets off.')]
      : []),
  ];
}

/** Returns what may give away the token in a page's address. */
export function tokenFindings(elements: PageElement[], headers: Headers | undefined, linked: Widget[]): Finding[] {
  if (linked.length === 0) return [];
  const metas = elements.filter(
    ({ tag, attributes }) => tag === 'meta' && attributes.name?.toLowerCase() === 'referrer',
  );
  const referrer = (metas.at(-1)?.attributes.content ?? headers?.get('Referrer-Policy') ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  const why = `Its address may carry a token (${linked.join(', ')}).`;
  if (!headers)
    return referrer === 'no-referrer'
      ? []
      : [
          warning(
            `${why} Send it with Referrer-Policy: no-referrer and Cache-Control: no-store. A file has no headers: check it by its address.`,
          ),
        ];
  const isKept = /(?:^|,)\s*no-store\s*(?:,|$)/i.test(headers.get('Cache-Control') ?? '');
  return [
    ...(referrer === 'no-referrer' ? [] : [error(`${why} It is sent without Referrer-Policy: no-referrer.`)]),
    ...(isKept ? [] : [error(`${why} It is sent without Cache-Control: no-store.`)]),
  ];
}
