import { Link } from '#machines/api/schemas/pages/Link.ts';

/** How many links of each list are read, as the contract bounds them. */
const MOST = { menu: 50, archive: 500, footer: 50 };

/**
 * The page data with those of the host's links that are as the contract has them: one that is not costs itself, and
 * neither the header nor the widget of the page, whose settings they stand among.
 */
export function withReadableLinks(data: unknown): unknown {
  const { settings } = Object(data);
  const { navigation } = Object(settings);
  if (navigation === undefined) return data;
  const lists = Object.entries(MOST).map(([name, most]) => [name, readable(Object(navigation)[name]).slice(0, most)]);
  return { ...Object(data), settings: { ...settings, navigation: Object.fromEntries(lists) } };
}

const readable = (links: unknown) => (Array.isArray(links) ? links.filter((link) => Link(link) !== undefined) : []);
