import { requests } from '#mocks/replies.ts';

export const ada = requests.subscribe.printOrder.body;

export const GOOD_CARD = '4242424242424242';

/** Its bank challenges every payment. */
export const CHALLENGED_CARD = '4000002760003184';
