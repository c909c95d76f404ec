import './theme.css';
import './pages.css';
import { replacePage } from '#host/location.ts';
import { frame } from './frame.ts';
import { journal } from './journal.ts';
import { type Given, hostPage, nowhere, type Placed, unavailable } from './pages.ts';
import { draw, type Tree, tree } from './tree.ts';

export interface Site {
  showPage: (given: Given, widgets: readonly Placed[]) => void;
  showSignIn: <Reader extends string>(signIn: SignIn<Reader>) => void;
  showNowhere: () => void;
  showUnavailable: (reason: string) => void;
}

/** Pages taller than the viewport for every reader. Their height is reserved. */
const TALL: readonly string[] = ['/subscribe', '/subscribe/renew', '/donate', '/account'];

/** Renders the frame of a page, and returns functions that fill it. */
export function renderSite(root: HTMLElement, route: string): Site {
  const page = root.ownerDocument;
  const { before, after } = frame(route);
  const main = draw(page, tree('main', { id: 'content', class: TALL.includes(route) ? 'page tall' : 'page' }));
  const drawn = (trees: readonly Tree[]) => trees.map((each) => draw(page, each));
  root.replaceChildren(...drawn(before), main, ...drawn(after));
  const show = (title: string | undefined, body: readonly Tree[]) => {
    page.title = title === undefined ? `${journal.name}. ${journal.line}` : `${title} · ${journal.name}`;
    main.replaceChildren(...drawn(body));
  };
  return {
    showPage(given, widgets) {
      const { title, body } = hostPage(given, widgets);
      show(title, body);
      main.append(dataBlock(page, given.data));
    },
    showSignIn(signIn) {
      show(`Sign in with ${signIn.provider}`, [signInPage(signIn)]);
      startSignIn(main, signIn);
    },
    showNowhere() {
      const { title, body } = nowhere(route);
      show(title, body);
    },
    showUnavailable(reason) {
      const { title, body } = unavailable(reason);
      show(title, body);
    },
  };
}

function dataBlock(page: Document, data: unknown): Element {
  const block = page.createElement('script');
  block.type = 'application/json';
  block.id = 'journal-data';
  block.textContent = JSON.stringify(data);
  return block;
}

interface SignIn<Reader extends string> {
  provider: string;
  people: readonly { reader: Reader; name: string; email: string }[];
  /** The path after a cancelled sign-in. */
  cancel: string;
  /** Signs a reader in and returns the path of the next page. */
  choose: (reader: Reader) => string;
}

const signInPage = ({ provider, people, cancel }: Omit<SignIn<string>, 'choose'>): Tree =>
  tree(
    'section',
    { class: 'prose sign-in' },
    tree('h1', {}, `Sign in with ${provider}`),
    tree('p', {}, `This page stands in for ${provider}. Choose who signs in.`),
    tree(
      'ul',
      { class: 'people', role: 'list' },
      ...people.map(({ reader, name, email }) =>
        tree(
          'li',
          {},
          tree(
            'button',
            { type: 'button', 'data-reader': reader },
            tree('span', {}, name),
            tree('span', { class: 'note' }, email),
          ),
        ),
      ),
    ),
    tree('p', {}, tree('a', { href: cancel }, 'Cancel')),
  );

function startSignIn<Reader extends string>(page: ParentNode, { people, choose }: SignIn<Reader>): void {
  for (const button of page.querySelectorAll<HTMLElement>('button[data-reader]'))
    button.addEventListener('click', () => {
      const chosen = people.find(({ reader }) => reader === button.dataset.reader);
      if (chosen) replacePage(choose(chosen.reader));
    });
}
