import { expect, test } from 'vitest';
import type { Screen } from '#app/screen.tsx';
import { hostileGroups } from '#fixtures/data/hostile-strings.ts';
import { changed, firstOfEach, placesIn } from '#fixtures/data/mutation.ts';
import { effort } from '#fixtures/world/effort.ts';
import { type PageDataProblem, problemsIn } from '#machines/api/page-data-problems.ts';
import { flows, type Widget } from '#machines/flows.ts';
import { pages } from '#mocks/replies.ts';
import { visits } from '#mocks/routes.gen.ts';
import { mounts } from '#src/mounts.ts';
import { render, widgets } from '#src/server.tsx';
import type { Json } from '../scripts/contract/document.ts';

type Path = (string | number)[];

/** The values that replace each part of the page data; undefined removes it. */
const values: Record<string, Json | undefined> = {
  'left out': undefined,
  null: null,
  true: true,
  'an empty text': '',
  'too long a text': 'x'.repeat(30_000),
  'a hostile text': Object.values(hostileGroups).flat()[0] ?? '<img src=x onerror=alert(1)>',
  'a negative number': -1,
  'a fraction': 0.5,
  'an empty list': [],
  'a list': [null],
  'an object': { secret: 'sk_live_hidden' },
};

/** Every ninth mutation in the usual run, which tries each value, as the number of values is no multiple of three. */
const STRIDE = effort(9, 1);

test.each(widgets)(
  '%s renders or names the path of any invalid part of its page data [BEYOND-73, BEYOND-74]',
  async (widget) => {
    const { screen } = (await mounts[widget].load()) as { screen: Screen<unknown> };
    const wrong: string[] = [];
    const rendered = new Set<string>();
    for (const { body, path, what, value } of mutationsOf(widget)) {
      const data = changed(body, path, value);
      const problems = problemsIn(screen.schema, data);
      const output = screen.schema(data);
      expect(problemsIn(flows[widget].page, data)).toEqual(problems);
      const key = JSON.stringify(output);
      // Equal outputs render equally, so each is rendered once.
      const isNew = output !== undefined && rendered.size < rendered.add(key).size;
      const complaint = complaintAbout(problems, path, output) ?? (isNew && (await complaintAboutHtml(widget, data)));
      if (complaint) wrong.push(`${pointerOf(path)} ${what} ${complaint}`);
    }
    expect(wrong).toEqual([]);
    expect(rendered.size).toBeGreaterThan(0);
  },
);

function complaintAbout(problems: PageDataProblem[], path: Path, output: unknown): string | undefined {
  const severity = output === undefined ? 'error' : 'warning';
  const isQuoting = /sk_live|xxx|alert\(/.test(JSON.stringify(problems));
  if (isQuoting) return 'quotes a value';
  if (output !== undefined && problems.length === 0) return undefined;
  return isNamed(problems, severity, path) ? undefined : JSON.stringify(problems);
}

async function complaintAboutHtml(widget: Widget, data: unknown): Promise<string | undefined> {
  const html = await render(widget, data).catch((error: unknown) => `${error}`);
  return /^<(?:div|header|footer) data-journal=/.test(html) ? undefined : `renders ${html.slice(0, 200)}`;
}

const isNamed = (problems: PageDataProblem[], severity: PageDataProblem['severity'], path: Path): boolean =>
  problems.some(
    (problem) =>
      problem.severity === severity &&
      (problem.pointer.startsWith(pointerOf(path)) || problem.pointer === pointerOf(path.slice(0, -1))),
  );

const pointerOf = (path: Path): string => path.map((key) => `/${String(key).replaceAll('/', '~1')}`).join('');

const mutationsOf = (widget: Widget) =>
  placesOf(widget)
    .flatMap((place) => Object.entries(values).map(([what, value]) => ({ ...place, what, value })))
    .filter((_, at) => at % STRIDE === 0);

function placesOf(widget: Widget): { body: Json; path: Path }[] {
  const { route } = flows[widget];
  const examples = Object.entries(visits)
    .filter(([id, { path, method }]) => path === route && method === 'get' && id in pages)
    .flatMap(([id]) => Object.values(pages[id as keyof typeof pages]));
  const all = examples.flatMap(({ body }) => {
    const json = body as unknown as Json;
    return placesIn(json)
      .filter((path) => path.length > 0)
      .map((path) => ({ body: json, path }));
  });
  return firstOfEach(all, ({ path }) => path);
}
