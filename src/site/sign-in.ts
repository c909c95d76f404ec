import { type Tree, tree } from './tree.ts';

/** An identity provider that is played: who can be signed in there, and how. */
export interface SignIn<Reader extends string> {
  provider: string;
  people: readonly { reader: Reader; name: string; email: string }[];
  /** Where a sign-in that is broken off leads. */
  cancel: string;
  /** Signs a reader in; answers the path to go on to. */
  choose: (reader: Reader) => string;
}

/** The page that stands in for an identity provider. */
export const signInPage = ({ provider, people, cancel }: Omit<SignIn<string>, 'choose'>): Tree =>
  tree(
    'section',
    { class: 'prose sign-in' },
    tree('h1', {}, `Sign in with ${provider}`),
    tree('p', {}, `This page stands in for ${provider}, which is not asked. Choose who signs in.`),
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
    tree('p', {}, tree('a', { href: cancel }, 'Do not sign in')),
  );

/** Lets the buttons of that page sign their reader in and go on. */
export function startSignIn<Reader extends string>(page: ParentNode, { people, choose }: SignIn<Reader>): void {
  for (const button of page.querySelectorAll<HTMLElement>('button[data-reader]'))
    button.addEventListener('click', () => {
      const chosen = people.find(({ reader }) => reader === button.dataset.reader);
      if (chosen) window.location.replace(choose(chosen.reader));
    });
}
