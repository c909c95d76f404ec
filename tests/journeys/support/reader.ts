import { requests } from '#mocks/replies.ts';

/** The reader of the documented order, who has no account yet. */
export const ada = requests.subscribe.printOrder.body;

/** A card that every charge succeeds on. */
export const GOOD_CARD = '4242424242424242';

/** A card whose bank asks its holder to confirm each payment. */
export const CHALLENGED_CARD = '4000002760003184';
