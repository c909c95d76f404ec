import type { Tokens } from './tokens.ts';

interface Options {
  sitekey: string;
  action?: string;
  callback?: (token: string) => void;
  'error-callback'?: (code: string) => unknown;
  'before-interactive-callback'?: () => void;
  'after-interactive-callback'?: () => void;
}

/** Cloudflare's code for a challenge that could not be run. */
const CHALLENGE_FAILED = '300030';
/** Cloudflare's code for a key that it does not know. */
const KEY_UNKNOWN = '110100';

/** What Cloudflare's script leaves at `window.turnstile`: a widget begins at once, and shows itself where it has to ask. */
export function createTurnstile({ decide, fresh }: Tokens) {
  const widgets = new Map<string, HTMLElement>();

  async function run(id: string, options: Options): Promise<void> {
    const container = widgets.get(id);
    if (!container) return;
    if (!/^[0-9]x/.test(options.sitekey)) return void options['error-callback']?.(KEY_UNKNOWN);
    const decision = await decide();
    // A widget that was removed says nothing.
    if (!widgets.has(id)) return;
    if (decision === 'fail') return void options['error-callback']?.(CHALLENGE_FAILED);
    if (decision === 'challenge') await ask(container, options);
    if (widgets.has(id)) options.callback?.(fresh());
  }

  return {
    render: (container: HTMLElement, options: Options): string | undefined => {
      if (!container.isConnected) return undefined;
      if (options.action !== undefined && !/^[\w-]{0,32}$/.test(options.action)) throw new TypeError('Invalid action');
      const id = `cf-chl-widget-${crypto.randomUUID()}`;
      widgets.set(id, container);
      void run(id, options);
      return id;
    },
    remove: (id: string): void => {
      widgets.get(id)?.replaceChildren();
      widgets.delete(id);
    },
  };
}

/** Asks the reader to tick a box, 300 px wide and 65 px high as the provider's. */
function ask(container: HTMLElement, options: Options): Promise<void> {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Verify you are human (test)';
  // The colours of the browser's own buttons do not go with the text colour that a widget gives to buttons.
  button.style.cssText =
    'inline-size:300px;max-inline-size:100%;block-size:65px;color:#1a1f36;background:#fff;border:1px solid #6a7383';
  container.append(button);
  options['before-interactive-callback']?.();
  return new Promise((resolve) => {
    button.addEventListener('click', () => {
      options['after-interactive-callback']?.();
      resolve();
    });
  });
}
