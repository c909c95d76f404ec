/**
 * How the panels of the post navigation are laid out: beside the text, in independent toggles, in toggles of which one
 * is open at a time, or over the text (SHELL-10).
 */
export type PostLayout = 'beside' | 'toggled' | 'exclusive' | 'covering';

/** The window widths in px from which the layout changes (SHELL-10). */
export const POST_BREAKPOINTS: readonly number[] = [800, 960, 1200];

/** Returns the layout for a window at least `reached` px wide; pass the largest breakpoint reached, or 0. */
export function postLayout(reached: number): PostLayout {
  if (reached >= 1200) return 'beside';
  if (reached >= 960) return 'toggled';
  return reached >= 800 ? 'exclusive' : 'covering';
}
