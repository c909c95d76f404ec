import { flow } from '#machines/lib/flow.ts';
import { loginTabsMachine } from './login-tabs.machine.ts';

export const loginTabs = flow(loginTabsMachine, () => ({}));
