/** Said where the catalogue itself could not be loaded. */
export const unloaded = 'This part of the page could not be loaded. Please reload the page.';
