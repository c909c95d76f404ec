import { once } from '../script/once.ts';
import { createScriptLoader } from '../script/script.ts';
import { SCRIPTS } from '../script/trusted-script.ts';
import { atOnce, type CreateService, deferred, globalOf, ofProvider, TIMEOUT_MS, unavailable } from './service.ts';

interface Hcaptcha {
  render: (container: HTMLElement, options: Options) => string;
  execute: (widget: string, options: { async: true }) => PromiseLike<{ response: string }>;
  remove: (widget: string) => void;
}

interface Options {
  sitekey: string;
  size: 'invisible';
  'open-callback': () => void;
  'close-callback': () => void;
}

const READY = 'quarterlyHcaptchaReady';

const hcaptcha = () => globalOf<Hcaptcha>('hcaptcha', 'render', 'execute', 'remove');

/** hCaptcha without a checkbox: each token gets an invisible widget, whose challenge opens above the page. */
export const createHcaptcha: CreateService = (siteKey) => {
  const ready = deferred<void>();
  // Without `recaptchacompat: off` it would overwrite the host's own `grecaptcha`.
  const query = new URLSearchParams({ render: 'explicit', onload: READY, recaptchacompat: 'off' });
  const loadScript = createScriptLoader(`${SCRIPTS.hcaptcha}?${query}`, TIMEOUT_MS, async () => {
    if (!hcaptcha()) return false;
    await ready.promise;
    return true;
  });
  const load = once(async () => {
    // The host may already use hCaptcha.
    if (hcaptcha()) return;
    Object.assign(window, { [READY]: ready.resolve });
    try {
      await loadScript();
    } finally {
      Reflect.deleteProperty(window, READY);
    }
  });
  return {
    prepare: load,
    token: async ({ signal, challenged }) => {
      await ofProvider(signal, load);
      const api = hcaptcha();
      const container = document.createElement('div');
      document.querySelector('body')?.append(container);
      let widget: string | undefined;
      try {
        widget = atOnce(() =>
          api?.render(container, {
            sitekey: siteKey,
            size: 'invisible',
            'open-callback': () => challenged(true),
            'close-callback': () => challenged(false),
          }),
        );
        if (api === undefined || widget === undefined) throw unavailable('hCaptcha: the widget was not rendered');
        const id = widget;
        const { response } = await ofProvider(signal, () => api.execute(id, { async: true }));
        return response;
      } finally {
        if (widget !== undefined) api?.remove(widget);
        container.remove();
        challenged(false);
      }
    },
  };
};
