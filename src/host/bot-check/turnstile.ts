import { createScriptLoader } from '../script/script.ts';
import { SCRIPTS } from '../script/trusted-script.ts';
import { createChallengeDialog } from './challenge-dialog.ts';
import {
  abortable,
  atOnce,
  type CreateService,
  deferred,
  globalOf,
  ofProvider,
  TIMEOUT_MS,
  unavailable,
  unfinished,
} from './service.ts';

interface Turnstile {
  render: (container: HTMLElement, options: Options) => string | undefined;
  remove: (widget: string) => void;
}

interface Options {
  sitekey: string;
  action: string;
  appearance: 'interaction-only';
  retry: 'never';
  'refresh-expired': 'never';
  'refresh-timeout': 'never';
  'response-field': false;
  language: string;
  callback: (token: string) => void;
  /** Returning true tells Turnstile the error is handled. */
  'error-callback': (code: string) => boolean;
  'unsupported-callback': () => void;
  'timeout-callback': () => void;
  'before-interactive-callback': () => void;
  'after-interactive-callback': () => void;
}

const turnstile = () => globalOf<Turnstile>('turnstile', 'render', 'remove');

/** Turnstile in any mode: each token gets a widget, in a dialog that opens only if the reader must act. */
export const createTurnstile: CreateService = (siteKey) => {
  const loadScript = createScriptLoader(
    `${SCRIPTS.turnstile}?render=explicit`,
    TIMEOUT_MS,
    () => turnstile() !== undefined,
  );
  const load = async () => {
    // The host may already use Turnstile.
    if (!turnstile()) await loadScript();
  };
  return {
    prepare: load,
    token: async ({ action, signal, challenged, words }) => {
      await ofProvider(signal, load);
      const said = await abortable(signal, words());
      const answered = deferred<string>();
      const fail = (reason: string) => answered.reject(unavailable(`Turnstile: ${reason}`));
      const dialog = createChallengeDialog(said, () => answered.reject(unfinished()));
      const setOpen = (isOpen: boolean) => {
        if (isOpen) dialog.open();
        else dialog.close();
        challenged(isOpen);
      };
      const api = turnstile();
      let widget: string | undefined;
      try {
        widget = atOnce(() =>
          api?.render(dialog.container, {
            sitekey: siteKey,
            action,
            appearance: 'interaction-only',
            retry: 'never',
            'refresh-expired': 'never',
            'refresh-timeout': 'never',
            'response-field': false,
            language: said.lang.toLowerCase(),
            callback: answered.resolve,
            'error-callback': (code) => {
              fail(code);
              return true;
            },
            'unsupported-callback': () => fail('this browser is not supported'),
            'timeout-callback': () => answered.reject(unfinished()),
            'before-interactive-callback': () => setOpen(true),
            'after-interactive-callback': () => setOpen(false),
          }),
        );
        if (widget === undefined) fail('the widget was not rendered');
        return await abortable(signal, answered.promise);
      } finally {
        if (widget !== undefined) api?.remove(widget);
        dialog.remove();
        challenged(false);
      }
    },
  };
};
