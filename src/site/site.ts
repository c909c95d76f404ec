import './theme.css';
import './pages.css';
import { frame } from './frame.ts';
import { journal } from './journal.ts';
import { type Given, hostPage, nowhere, type Placed } from './pages.ts';
import { type SignIn, signInPage, startSignIn } from './sign-in.ts';
import { draw, type Tree, tree } from './tree.ts';

/** What the journal's host shows at a route; `kind` as the journal behind the site tells it. */
export interface Site {
  /** The page of the contract, with its data in a block for the widgets. */
  showPage: (given: Given, widgets: readonly Placed[]) => void;
  showSignIn: <Reader extends string>(signIn: SignIn<Reader>) => void;
  showNowhere: () => void;
}

/** Draws what stands around every page, and answers how to fill it. */
export function renderSite(root: HTMLElement, route: string): Site {
  const page = root.ownerDocument;
  const { before, after } = frame(route);
  const main = draw(page, tree('main', { id: 'content', class: 'page' }));
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
  };
}

function dataBlock(page: Document, data: unknown): Element {
  const block = page.createElement('script');
  block.type = 'application/json';
  block.id = 'journal-data';
  block.textContent = JSON.stringify(data);
  return block;
}
