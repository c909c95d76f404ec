import styles from './challenge-dialog.module.css';

/** A dialog outside the widgets, and so outside React, for what a provider shows the reader. */
export interface ChallengeDialog {
  /** For the provider's widget, which is never moved: a frame that is moved loads anew. */
  container: HTMLElement;
  open: () => void;
  close: () => void;
  remove: () => void;
}

interface Words {
  title: string;
  cancel: string;
  lang: string;
  dir: string;
}

/**
 * Puts a dialog at the end of the page. Until it opens, its content is rendered but takes no room, no focus and no clicks. As a
 * modal dialog it is above everything, keeps the focus inside, and gives it back when it closes.
 */
export function createChallengeDialog({ title, cancel, lang, dir }: Words, cancelled: () => void): ChallengeDialog {
  const dialog = document.createElement('dialog');
  dialog.className = `jr ${styles.dialog}`;
  dialog.lang = lang;
  dialog.dir = dir;
  dialog.ariaLabel = title;
  dialog.inert = true;
  const heading = Object.assign(document.createElement('p'), { className: styles.title, textContent: title });
  const container = document.createElement('div');
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: styles.cancel,
    textContent: cancel,
  });
  dialog.append(heading, container, button);
  button.addEventListener('click', cancelled);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    cancelled();
  });
  document.querySelector('body')?.append(dialog);
  const close = () => {
    dialog.close();
    dialog.inert = true;
  };
  return {
    container,
    open: () => {
      dialog.inert = false;
      // The dialog is outside the widget that asks, where the focus is. If its own place has that theme, it goes on following that.
      delete dialog.dataset.theme;
      const scheme = schemeAt(document.activeElement ?? dialog);
      if (scheme !== schemeAt(dialog)) dialog.dataset.theme = scheme;
      if (!dialog.open) dialog.showModal();
    },
    close,
    remove: () => {
      close();
      dialog.remove();
    },
  };
}

const schemeAt = (element: Element): string => getComputedStyle(element).getPropertyValue('--jr-scheme').trim();
