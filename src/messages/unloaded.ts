/** Outside the catalogue: shown if the catalogue itself fails to load. */
export const unloaded = 'Part of this page did not load. Please reload the page.';
