import { flows, isWidget, type Widget } from '#machines/flows.ts';
import { didYouMean } from '#machines/lib/nearest.ts';
import type { PageContent, PageElement } from './read-html.ts';
import type { Report } from './report.ts';

const NAMES = Object.keys(flows);

/** Widgets that a page may well show in two places. */
const REPEATED: readonly string[] = ['mailing-list', 'share', 'cart-counter'];

/** Elements that have no content or show it as they please. */
const UNFIT =
  /^(?:area|base|br|col|embed|hr|iframe|img|input|link|meta|object|script|select|source|style|table|tbody|td|template|textarea|title|tr|track|video|audio|canvas|wbr|html|head|body)$/;

/** Elements that may not hold forms, or whose press and submission the widget would share. */
const UNFIT_AROUND = /^(?:a|button|form|label|summary)$/;

/** Each takes a walk through the elements around it. */
const MOST_POINTS = 1_000;

/** Reports what is wrong with the mount points, and returns the widgets of the others. */
export function checkMounts(content: PageContent, report: Report): Widget[] {
  const widgets = new Set<Widget>();
  const points = content.elements.filter(isPoint);
  for (const point of points.slice(0, MOST_POINTS)) {
    const name = nameOf(point);
    if (isWidget(name)) {
      checkPoint(point, name, report);
      if (widgets.has(name) && !REPEATED.includes(name))
        report.warning(`the widget "${name}" is on the page twice.`, point);
      widgets.add(name);
    } else report.error(`unknown widget "${name}".${didYouMean(name, NAMES)} Widgets: ${NAMES.join(', ')}.`, point);
  }
  const unread = [...content.inert, ...content.elements.filter(({ tag }) => tag === 'noscript')];
  for (const each of unread.filter((one) => isPoint(one) || /data-journal\b/.test(one.text)).slice(0, MOST_POINTS))
    report.error('mount points are looked for outside <noscript> and <template> only. Move it out.', each);
  if (points.length === 0) report.error(withoutPoint(content));
  return [...widgets];
}

const isPoint = ({ attributes }: PageElement): boolean => attributes['data-journal'] !== undefined;
const nameOf = ({ attributes }: PageElement): string => attributes['data-journal'] ?? '';

function checkPoint(point: PageElement, name: Widget, { error, warning }: Report): void {
  const above: PageElement[] = [];
  for (let each = point.parent; each; each = each.parent) above.push(each);
  const outer = above.find(isPoint);
  const unfit = above.find(({ tag }) => UNFIT_AROUND.test(tag));
  if (outer)
    error(
      `the mount point "${name}" is inside the mount point "${nameOf(outer)}" of line ${outer.line}, which replaces its content.`,
      point,
    );
  if (!point.isHtml || UNFIT.test(point.tag) || UNFIT_AROUND.test(point.tag))
    error(`<${point.tag}> cannot hold the widget "${name}". Use <div>.`, point);
  if (unfit) warning(`the mount point "${name}" is inside <${unfit.tag}> of line ${unfit.line}. Move it out.`, point);
}

function withoutPoint({ elements, comments }: PageContent): string {
  const comment = comments.find(({ text }) => text.includes('data-journal'));
  if (comment) return `The page has no mount point outside the comment of line ${comment.line}.`;
  for (const { attributes, line } of elements)
    for (const [name, value] of Object.entries(attributes))
      if (name.startsWith('data-') && isWidget(value))
        return `The page has no mount point. Line ${line}: the attribute "${name}" must be "data-journal".`;
  return 'The page has no mount point, such as <div data-journal="login"></div>. Widgets that a script mounts cannot be checked here: `mount` rejects if the page data is wrong.';
}
