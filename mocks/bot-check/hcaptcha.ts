import { randomId } from '../random-id.ts';
import type { Tokens } from './tokens.ts';

interface Options {
  sitekey: string;
  size: string;
  'open-callback'?: () => void;
  'close-callback'?: () => void;
}

/** The `window.hcaptcha` double. A widget waits for `execute` and may open a challenge over the page. */
export function createHcaptcha({ decide, fresh }: Tokens) {
  const widgets = new Map<string, Options & { challenge?: HTMLElement }>();

  async function execute(id: string): Promise<{ response: string; key: string }> {
    const widget = widgets.get(id);
    // hCaptcha rejects with a code, not with an Error.
    if (!widget) return Promise.reject('missing-captcha');
    const decision = await decide();
    if (decision === 'fail') return Promise.reject('network-error');
    if (decision === 'challenge' && widgets.has(id) && !(await isSolved(widget)))
      return Promise.reject('challenge-closed');
    return { response: fresh(), key: randomId('E1_') };
  }

  return {
    render: (container: HTMLElement, options: Options): string => {
      if (!container.isConnected) throw new Error('[hCaptcha] render: invalid container.');
      const id = randomId('');
      widgets.set(id, { ...options });
      return id;
    },
    execute: (id: string, _options: { async: true }) => execute(id),
    remove: (id: string): void => {
      widgets.get(id)?.challenge?.remove();
      widgets.delete(id);
    },
  };
}

function isSolved(widget: Options & { challenge?: HTMLElement }): Promise<boolean> {
  const challenge = document.createElement('div');
  challenge.role = 'dialog';
  challenge.ariaLabel = 'hCaptcha challenge (test)';
  Object.assign(challenge.style, {
    position: 'fixed',
    inset: '20% auto auto 10%',
    zIndex: '2147483647',
    background: '#fff',
  });
  widget.challenge = challenge;
  return new Promise((resolve) => {
    const end = (isDone: boolean) => {
      challenge.remove();
      if (!isDone) widget['close-callback']?.();
      resolve(isDone);
    };
    for (const [words, isDone] of [
      ['Solve the challenge (test)', true],
      ['Close the challenge (test)', false],
    ] as const) {
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: words });
      Object.assign(button.style, { color: '#000', minBlockSize: '44px' });
      button.addEventListener('click', () => end(isDone));
      challenge.append(button);
    }
    document.body.append(challenge);
    challenge.querySelector('button')?.focus();
    widget['open-callback']?.();
  });
}
