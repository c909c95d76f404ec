export interface StripePanel {
  addButton: (name: string, pressed: () => void, style?: string) => HTMLButtonElement;
  addWords: (words: string) => HTMLElement;
  show: (focused: HTMLElement) => void;
  close: () => void;
}

/**
 * Creates a panel that Escape dismisses. Not a `<dialog>`, because Stripe's is not one either, so an open dialog covers
 * it.
 */
export function createPanel(label: string, dismissed: () => void, page: Document = document): StripePanel {
  const before = page.activeElement;
  const overlay = page.createElement('div');
  overlay.dataset.stripeChallenge = '';
  overlay.style.cssText =
    'position:fixed;inset:0;z-index:2147483647;display:grid;place-items:center;padding:16px;background:rgb(0 0 0/60%)';
  const panel = page.createElement('div');
  panel.setAttribute('role', 'dialog');
  panel.setAttribute('aria-modal', 'true');
  panel.setAttribute('aria-label', label);
  panel.style.cssText =
    'position:relative;inline-size:min(100%,26rem);padding:2rem;border-radius:8px;background:#fff;color:#1a1f36;font:16px/1.5 system-ui,sans-serif';
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dismissed();
  });
  overlay.append(panel);
  return {
    addButton: (name, pressed, style = PLAIN) => {
      const element = page.createElement('button');
      element.type = 'button';
      element.textContent = name;
      element.style.cssText = `min-block-size:44px;min-inline-size:44px;border:1px solid #1a1f36;border-radius:4px;font:inherit;cursor:pointer;${style}`;
      element.addEventListener('click', pressed);
      panel.append(element);
      return element;
    },
    addWords: (words) => {
      const element = page.createElement('p');
      element.textContent = words;
      element.style.cssText = 'margin:0 2rem 1.5rem 0';
      panel.append(element);
      return element;
    },
    show: (focused) => {
      page.body.append(overlay);
      focused.focus();
    },
    close: () => {
      overlay.remove();
      if (before instanceof HTMLElement) before.focus();
    },
  };
}

export const MAIN = 'padding:0 1rem;margin-inline-end:12px;background:#1a1f36;color:#fff';
const PLAIN = 'padding:0 1rem;background:#fff;color:#1a1f36';
