/**
 * How the panels of the post navigation stand: beside the text; in toggles, each for itself; in toggles of which one is
 * open at a time; or over the text (SHELL-10).
 */
export type PostLayout = 'beside' | 'toggled' | 'exclusive' | 'covering';

/** The widths in px at which that changes (SHELL-9). */
export const POST_BREAKPOINTS: readonly number[] = [800, 960, 1200];

/** How the panels stand where the window is at least `reached` px wide, which is one of the breakpoints or less than all. */
export function postLayout(reached: number): PostLayout {
  if (reached >= 1200) return 'beside';
  if (reached >= 960) return 'toggled';
  return reached >= 800 ? 'exclusive' : 'covering';
}
