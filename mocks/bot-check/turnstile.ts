import { randomId } from '../random-id.ts';
import type { Tokens } from './tokens.ts';

interface Options {
  sitekey: string;
  action?: string;
  callback?: (token: string) => void;
  'error-callback'?: (code: string) => unknown;
  'before-interactive-callback'?: () => void;
  'after-interactive-callback'?: () => void;
}

const CHALLENGE_FAILED = '300030';
const KEY_UNKNOWN = '110100';

/** The `window.turnstile` double. A widget starts at once and is visible only if it shows a challenge. */
export function createTurnstile({ decide, fresh }: Tokens) {
  const widgets = new Map<string, HTMLElement>();

  async function run(id: string, options: Options): Promise<void> {
    const container = widgets.get(id);
    if (!container) return;
    if (!/^[0-9]x/.test(options.sitekey)) return void options['error-callback']?.(KEY_UNKNOWN);
    const decision = await decide();
    if (!widgets.has(id)) return;
    if (decision === 'fail') return void options['error-callback']?.(CHALLENGE_FAILED);
    if (decision === 'challenge') await ask(container, options);
    if (widgets.has(id)) options.callback?.(fresh());
  }

  return {
    render: (container: HTMLElement, options: Options): string | undefined => {
      if (!container.isConnected) return undefined;
      if (options.action !== undefined && !/^[\w-]{0,32}$/.test(options.action)) throw new TypeError('Invalid action');
      const id = randomId('cf-chl-widget-');
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

function ask(container: HTMLElement, options: Options): Promise<void> {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Verify you are human (test)';
  // Pages set a button text colour that is unreadable on the browser's default button.
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
