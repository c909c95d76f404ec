import type { BrowserContext } from '@playwright/test';
import { days, FORMS } from '../../../scripts/browsers/floor.ts';

/** What the oldest supported browsers may lack, by its key in the compatibility data. */
const newer = [...days].flatMap(([key, day]) =>
  day > FORMS && /^(?:api|javascript\.builtins)\.[\w.]+$/.test(key) ? [key] : [],
);

/** Takes what is newer than the stated floor away from the pages of a context, before their scripts run. */
export async function ageBrowser(context: BrowserContext): Promise<void> {
  await context.addInitScript((keys) => {
    for (const key of keys) {
      const path = key.replace(/^(?:api|javascript\.builtins)\.|_static$/g, '').split('.');
      const name = path.pop() ?? '';
      const owner = path.reduce<unknown>((it, each) => Object(it)[each], window);
      const isStatic = path.length === 0 || key.endsWith('_static');
      // The data of the language do not tell static members from others.
      if (isStatic || !key.startsWith('api.')) Reflect.deleteProperty(Object(owner), name);
      if (!isStatic) Reflect.deleteProperty(Object(owner === Window ? window : Object(owner).prototype), name);
    }
  }, newer);
}
