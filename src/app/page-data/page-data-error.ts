import type { PageDataProblem } from '#machines/api/page-data-problems.ts';

const NAMED = 5;

/**
 * Thrown if the page data of a widget is unusable. Its message contains only pointers, so it can be logged anywhere.
 */
export class PageDataError extends Error {
  override readonly name = 'PageDataError';
  readonly widget: string;
  readonly problems: readonly PageDataProblem[];

  constructor(widget: string, problems: readonly PageDataProblem[]) {
    const pointers = problems.slice(0, NAMED).map(({ pointer }) => pointer || 'the top');
    const others = problems.length - pointers.length;
    const places = pointers.join(', ') + (others > 0 ? ` and ${others} more` : '');
    super(`The widget "${widget}" cannot be shown: its page data is wrong${places && ` at ${places}`}.`);
    this.widget = widget;
    this.problems = problems;
  }
}
