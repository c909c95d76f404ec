/** How the holder of a card left the challenge. */
export type ChallengeEnd = 'passed' | 'failed' | 'dismissed';

/** Shows the page of the holder's bank; it is no `<dialog>`, since Stripe's is none and lies under an open one. */
export function showChallenge(page: Document = document): Promise<ChallengeEnd> {
  const before = page.activeElement;
  const overlay = page.createElement('div');
  overlay.dataset.stripeChallenge = '';
  overlay.style.cssText =
    'position:fixed;inset:0;z-index:2147483647;display:grid;place-items:center;padding:16px;background:rgb(0 0 0/60%)';
  const panel = page.createElement('div');
  panel.setAttribute('role', 'dialog');
  panel.setAttribute('aria-modal', 'true');
  panel.setAttribute('aria-label', '3D Secure 2 Test Page');
  panel.style.cssText =
    'position:relative;inline-size:min(100%,26rem);padding:2rem;border-radius:8px;background:#fff;color:#1a1f36;font:16px/1.5 system-ui,sans-serif';
  const words = page.createElement('p');
  words.textContent = 'This is a test 3D Secure authentication. Complete or fail it to continue.';
  words.style.cssText = 'margin:0 2rem 1.5rem 0';
  return new Promise((resolve) => {
    const end = (how: ChallengeEnd) => {
      overlay.remove();
      if (before instanceof HTMLElement) before.focus();
      resolve(how);
    };
    const button = (name: string, how: ChallengeEnd, style: string) => {
      const element = page.createElement('button');
      element.type = 'button';
      element.textContent = name;
      element.style.cssText = `min-block-size:44px;min-inline-size:44px;border:1px solid #1a1f36;border-radius:4px;font:inherit;cursor:pointer;${style}`;
      element.addEventListener('click', () => end(how));
      return element;
    };
    const complete = button(
      'Complete',
      'passed',
      'padding:0 1rem;margin-inline-end:12px;background:#1a1f36;color:#fff',
    );
    const fail = button('Fail', 'failed', 'padding:0 1rem;background:#fff;color:#1a1f36');
    const close = button(
      '×',
      'dismissed',
      'position:absolute;inset-block-start:8px;inset-inline-end:8px;border:0;background:#fff;color:#1a1f36',
    );
    close.setAttribute('aria-label', 'Close');
    panel.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') end('dismissed');
    });
    panel.append(words, complete, fail, close);
    overlay.append(panel);
    page.body.append(overlay);
    complete.focus();
  });
}
