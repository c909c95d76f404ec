import styles from './challenge-dialog.module.css';

export interface ChallengeDialog {
  /** The provider's parent element. Never moves, because moving an iframe reloads it. */
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
 * Appends a dialog to the page. Until it opens, its content is rendered but takes no space, focus or clicks. It opens
 * as a modal, traps focus and restores it on close.
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
      // The dialog is outside the focused widget. Copy the widget's theme unless the dialog inherits it already.
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
