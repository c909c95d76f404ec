export const FIND = 'quarterly/find';
/** Opens the dialog with a query. */
export const FIND_ASKED = `${FIND}/asked`;
