import type { Widget } from '#src/widgets.ts';
import { error, type Finding, warning } from './finding.ts';
import { didYouMean } from './nearest.ts';
import { pageSchemas } from './page-schemas.ts';
import type { PageElement } from './read-html.ts';

const NAMES = Object.keys(pageSchemas);

/** Not `mounts`, which has the same names but imports the screens. */
const isWidget = (name: string | undefined): name is Widget => name !== undefined && Object.hasOwn(pageSchemas, name);

/** Widgets that a page may well show in two places. */
const REPEATED: readonly string[] = ['mailing-list', 'share', 'cart-counter'];

/** Elements that have no content or show it as they please. */
const UNFIT =
  /^(?:area|base|br|col|embed|hr|iframe|img|input|link|meta|object|script|select|source|style|table|tbody|td|template|textarea|title|tr|track|video|audio|canvas|wbr|html|head|body)$/;

export function mountPointsOf(elements: PageElement[], html: string): { widgets: Widget[]; findings: Finding[] } {
  const points = elements.filter(({ attributes }) => attributes['data-journal'] !== undefined);
  const nameOf = ({ attributes }: PageElement) => attributes['data-journal'];
  const widgets = points.map(nameOf).filter(isWidget);
  const seen = new Set<string | undefined>();
  const findings = points.flatMap((point) => {
    const name = nameOf(point) ?? '';
    const isRepeated = seen.has(name);
    seen.add(name);
    const at = `Line ${point.line}: `;
    if (!isWidget(name))
      return [error(`${at}unknown widget "${name}".${didYouMean(name, NAMES)} Widgets: ${NAMES.join(', ')}.`)];
    return [
      ...(point.around
        ? [
            error(
              `${at}the mount point "${name}" is inside the mount point "${nameOf(point.around)}" of line ${point.around.line}, which replaces its content.`,
            ),
          ]
        : []),
      ...(point.isHtml && !UNFIT.test(point.tag)
        ? []
        : [error(`${at}<${point.tag}> cannot hold the widget "${name}". Use <div>.`)]),
      ...(isHidden(point) ? [warning(`${at}the mount point "${name}" is hidden, and so is its widget.`)] : []),
      ...(isRepeated && !REPEATED.includes(name) ? [warning(`${at}the widget "${name}" is on the page twice.`)] : []),
    ];
  });
  if (points.length === 0) findings.push(error(withoutPoint(elements, html)));
  return { widgets: [...new Set(widgets)], findings };
}

const isHidden = ({ attributes: { hidden, inert, style = '', 'aria-hidden': unheard } }: PageElement): boolean =>
  hidden !== undefined ||
  inert !== undefined ||
  unheard === 'true' ||
  /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style);

function withoutPoint(elements: PageElement[], html: string): string {
  if (html.includes('<!--#include'))
    return 'The page has no mount point. It has server-side includes: check it by its address.';
  for (const { attributes, line } of elements)
    for (const [name, value] of Object.entries(attributes))
      if (name.startsWith('data-') && isWidget(value))
        return `The page has no mount point. Line ${line}: the attribute "${name}" must be "data-journal".`;
  if (/<(?:noscript|template)\b[\s\S]*?data-journal/i.test(html))
    return 'The page has no mount point outside <noscript> and <template>, where widgets are not looked for.';
  return 'The page has no mount point, such as <div data-journal="login"></div>. Widgets that a script mounts cannot be checked here: `mount` rejects if the page data is wrong.';
}
