/** Said where the catalogue itself could not be loaded. */
export const unloaded = 'Part of this page did not load. Please reload the page.';
