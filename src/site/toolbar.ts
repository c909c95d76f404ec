import './toolbar.css';
import { draw, type Tree, tree } from './tree.ts';

export interface Steering {
  line: () => string;
  controls: () => readonly Control[];
  /** Returns whether the page must reload to show the choice. */
  choose: (name: string, value: string) => boolean;
  reset: () => void;
  /** The query string of a link to this world. */
  link: () => string;
  mails: () => readonly { words: string; link?: string }[];
  watch: (changed: () => void) => () => void;
}

interface Control {
  name: string;
  label: string;
  hint: string;
  value: string;
  groups: readonly { label: string; options: readonly { value: string; label: string }[] }[];
}

/** The closed toolbar. Its panel is rendered when it opens. */
export const toolbarTree = (line: string): Tree =>
  tree(
    'aside',
    { class: 'toolbar', 'aria-label': 'Mock journal' },
    tree(
      'details',
      {},
      tree(
        'summary',
        {},
        tree('span', { class: 'toolbar-name' }, 'Mock journal'),
        ' ',
        tree('span', { class: 'toolbar-line' }, line),
      ),
    ),
  );

export const panelTree = ({ controls, link, mails }: Pick<Steering, 'controls' | 'link' | 'mails'>): Tree =>
  tree(
    'div',
    { class: 'toolbar-panel' },
    ...controls().map(controlTree),
    tree('ul', { class: 'toolbar-mails', role: 'list', 'aria-label': 'Mail' }, ...mails().map(mailTree)),
    tree(
      'p',
      { class: 'toolbar-end' },
      tree('button', { type: 'button' }, 'Reset the journal'),
      tree('a', { href: link() }, 'Link to this world'),
    ),
  );

/** Appends the toolbar to the page and keeps it in sync across tabs. */
export function startToolbar(root: HTMLElement, steering: Steering): void {
  const page = root.ownerDocument;
  const toolbar = draw(page, toolbarTree(steering.line()));
  const details = find(toolbar, 'details');
  details.open = sessionStorage.getItem(OPEN) === 'yes';
  if (details.open) openPanel(details, steering);
  details.addEventListener('toggle', () => {
    sessionStorage.setItem(OPEN, details.open ? 'yes' : 'no');
    if (details.open) openPanel(details, steering);
    else details.querySelector('.toolbar-panel')?.remove();
  });
  details.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    details.open = false;
    find(details, 'summary').focus();
  });
  steering.watch(() => refresh(details, steering));
  root.append(toolbar);
}

const OPEN = 'mock-toolbar';

function openPanel(details: HTMLElement, steering: Steering): void {
  if (details.querySelector('.toolbar-panel')) return;
  const panel = draw(details.ownerDocument, panelTree(steering));
  for (const select of panel.querySelectorAll('select')) select.value = select.dataset.value ?? '';
  panel.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && steering.choose(target.name, target.value)) window.location.reload();
  });
  find(panel, 'button').addEventListener('click', () => {
    steering.reset();
    window.location.reload();
  });
  details.append(panel);
}

/** Updates elements in place, so that none loses focus. */
function refresh(details: HTMLElement, steering: Steering): void {
  find(details, '.toolbar-line').textContent = steering.line();
  const panel = details.querySelector('.toolbar-panel');
  if (!panel) return;
  for (const { name, value } of steering.controls()) find<HTMLSelectElement>(panel, `[name="${name}"]`).value = value;
  find(panel, 'a[href^="?"]').setAttribute('href', steering.link());
  const letters = steering.mails().map((mail) => draw(panel.ownerDocument, mailTree(mail)));
  find(panel, '.toolbar-mails').replaceChildren(...letters);
}

const controlTree = ({ name, label, hint, value, groups }: Control): Tree =>
  tree(
    'div',
    { class: 'toolbar-control' },
    tree('label', { for: `toolbar-${name}` }, label),
    tree(
      'select',
      {
        id: `toolbar-${name}`,
        name,
        'data-value': value,
        ...(hint !== '' && { 'aria-describedby': `toolbar-${name}-hint` }),
      },
      ...groups.flatMap(groupTree),
    ),
    ...(hint === '' ? [] : [tree('p', { id: `toolbar-${name}-hint` }, hint)]),
  );

function groupTree({ label, options }: Control['groups'][number]): Tree[] {
  const choices = options.map((option) => tree('option', { value: option.value }, option.label));
  return label === '' ? choices : [tree('optgroup', { label }, ...choices)];
}

const mailTree = ({ words, link }: { words: string; link?: string }): Tree =>
  tree('li', {}, words, ...(link === undefined ? [] : [' ', tree('a', { href: link }, link)]));

function find<Tag extends keyof HTMLElementTagNameMap>(within: Element, what: Tag): HTMLElementTagNameMap[Tag];
function find<Found extends HTMLElement = HTMLElement>(within: Element, what: string): Found;
function find(within: Element, what: string): Element {
  const found = within.querySelector(what);
  if (!found) throw new Error(`The toolbar has no ${what}.`);
  return found;
}
