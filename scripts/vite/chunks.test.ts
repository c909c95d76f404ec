import { expect, test } from 'vitest';
import { nameOf, planOf, type Source } from './chunks.ts';

const module = (imports: string[], more: Partial<Source> = {}): Source => ({
  imports,
  asks: [],
  isStateful: false,
  ...more,
});

const page = (name: string) => `/src/screens/${name}.tsx`;
const names = ['Login', 'Name', 'Donate', 'Redeem', 'Store'];

const sources = new Map<string, Source>([
  ['/src/embed.ts', module(['/src/host/page.ts'], { asks: ['/src/app/frame.tsx', ...names.map(page)] })],
  ['/src/host/page.ts', module([])],
  [
    '/src/app/frame.tsx',
    module(['/react.js', '/src/host/page.ts', '/src/base.css', '/src/app/Frame.module.css'], {
      asks: ['/src/Debug.tsx'],
    }),
  ],
  ['/react.js', module([], { isStateful: true })],
  ['/xstate.js', module([], { isStateful: true })],
  ['/src/base.css', module([])],
  ['/src/app/Frame.module.css', module([])],
  ['/src/Debug.tsx', module(['/src/List.tsx'])],
  ['/src/use-flow.ts', module(['/xstate.js', '/react.js'])],
  ['/src/Field.tsx', module(['/react.js', '/src/Field.module.css'])],
  ['/src/Field.module.css', module([])],
  ['/src/Text.tsx', module(['/react.js'])],
  ['/src/List.tsx', module(['/src/List.module.css'])],
  ['/src/List.module.css', module([])],
  ['/src/cart.ts', module(['/src/shelf.ts'], { isStateful: true })],
  ['/src/shelf.ts', module([])],
  ['/src/Pay.tsx', module(['/src/List.tsx', '/src/stripe.ts'])],
  ['/src/Card.tsx', module(['/src/stripe.ts'])],
  ['/src/stripe.ts', module(['/src/script.ts'], { isStateful: true })],
  ['/src/script.ts', module([])],
  ['/src/History.tsx', module(['/src/List.tsx', '/src/History.module.css'])],
  ['/src/History.module.css', module([])],
  [page('Login'), module(['/src/use-flow.ts', '/src/Field.tsx', '/src/Text.tsx'])],
  [
    page('Name'),
    module(['/src/use-flow.ts', '/src/Field.tsx', '/src/Text.tsx', '/src/List.tsx'], { asks: ['/src/History.tsx'] }),
  ],
  [
    page('Donate'),
    module(['/src/use-flow.ts', '/src/Field.tsx', '/src/List.tsx', '/src/cart.ts'], {
      asks: ['/src/Pay.tsx', '/src/Card.tsx'],
    }),
  ],
  [
    page('Redeem'),
    module(['/src/use-flow.ts', '/src/Field.tsx', '/src/Text.tsx', '/src/cart.ts', page('Login')], {
      asks: ['/src/Pay.tsx'],
    }),
  ],
  [page('Store'), module(['/src/Text.tsx', '/src/List.tsx'])],
]);

const roles = {
  entry: '/src/embed.ts',
  frame: '/src/app/frame.tsx',
  isPage: (path: string) => path.includes('/screens/'),
  isMachinery: (path: string) => path === '/xstate.js',
};

const plan = planOf(sources, roles);

test.each<[id: string, file: string | undefined, what: string]>([
  ['/src/embed.ts', 'embed', 'the entry'],
  ['/src/host/page.ts', 'embed', 'a module shared with the entry'],
  ['/src/app/frame.tsx', 'base', 'the frame'],
  ['/react.js', 'base', 'a package of the frame'],
  ['/src/Text.tsx', 'base', 'a module in two thirds of the pages'],
  ['/xstate.js', 'machines', 'the library of machines'],
  ['/src/use-flow.ts', 'machines', 'a module that uses it'],
  ['/src/Field.tsx', 'machines', 'a module in most pages with a machine and no others'],
  ['/src/cart.ts', 'machines', 'state shared by two pages'],
  ['/src/shelf.ts', 'machines', 'a module used by that state'],
  [page('Login'), 'Login', 'a page'],
  ['/src/List.tsx?page=Donate', 'Donate', 'a copy for a page'],
  [`${page('Login')}?page=Redeem`, 'Redeem', 'a copy of a page inside another one'],
  ['/src/stripe.ts', undefined, 'state of lazy parts'],
  ['/src/History.tsx?page=Name', undefined, 'a lazy part of one page'],
])('builds %s into %s: %s', (id, file) => {
  expect(plan.fileOf(id)).toBe(file);
});

test.each<[importer: string, path: string, id: string, what: string]>([
  [page('Donate'), '/src/List.tsx', '/src/List.tsx?page=Donate', 'a copy for the page'],
  ['/src/List.tsx?page=Donate', '/src/List.module.css', '/src/List.module.css?page=Donate', 'a copy for a copy'],
  ['/src/List.tsx?page=Donate', '/react.js', '/react.js', 'the only copy, in the base'],
  [page('Donate'), '/src/cart.ts', '/src/cart.ts', 'the only copy, with state'],
  [page('Redeem'), '/src/Pay.tsx', '/src/Pay.tsx?page=Redeem', 'a copy of its lazy part'],
  ['/src/Pay.tsx?page=Redeem', '/src/List.tsx', '/src/List.tsx?page=Redeem', 'a copy for that part'],
  ['/src/app/frame.tsx', '/src/Debug.tsx', '/src/Debug.tsx', 'a part of every page'],
  ['/src/Debug.tsx', '/src/List.tsx', '/src/List.tsx?page=Debug', 'a copy for a part of every page'],
  [
    '/src/History.tsx?page=Name',
    '/src/List.tsx',
    '/src/List.tsx?page=Name',
    'the copy of the only page with this part',
  ],
  ['/src/Pay.tsx?page=Redeem', '/src/stripe.ts', '/src/stripe.ts', 'state shared by several parts'],
  ['/src/stripe.ts', '/src/script.ts', '/src/script.ts', 'a module used by state'],
  [page('Redeem'), page('Login'), `${page('Login')}?page=Redeem`, 'a copy of another page'],
  [`${page('Login')}?page=Redeem`, '/src/List.tsx', '/src/List.tsx?page=Redeem', 'a copy for that copy'],
])('%s imports %s as %s: %s', (importer, path, id) => {
  expect(plan.idFor(importer, path)).toBe(id);
});

test("the frame has one sheet for all pages, and a page's has only its own styles", () => {
  expect(plan.sheetsOf('/src/app/frame.tsx')).toEqual(['/src/base.css', '/src/app/Frame.module.css']);
  expect(plan.sheetsOf(page('Name'))).toEqual(['/src/Field.module.css', '/src/List.module.css']);
  expect(plan.sheetsOf(page('Login'))).toEqual(['/src/Field.module.css']);
});

test("a lazy part's sheet omits styles already loaded", () => {
  expect(plan.sheetsOf('/src/History.tsx?page=Name')).toEqual(['/src/History.module.css']);
  expect(plan.sheetsOf('/src/Pay.tsx?page=Redeem')).toEqual(['/src/List.module.css']);
  expect(plan.sheetsOf('/src/Pay.tsx?page=Donate')).toEqual([]);
  expect(plan.sheetsOf('/src/Debug.tsx')).toEqual(['/src/List.module.css']);
});

test('neither a copied page nor a shared module has a sheet', () => {
  expect(plan.sheetsOf(`${page('Login')}?page=Redeem`)).toEqual([]);
  expect(plan.sheetsOf('/src/Field.tsx')).toEqual([]);
});

test('rejects two pages with the same name', () => {
  const twice = new Map(sources)
    .set('/src/screens/other/Login.tsx', module([]))
    .set('/src/embed.ts', module([], { asks: ['/src/app/frame.tsx', page('Login'), '/src/screens/other/Login.tsx'] }));
  expect(() => planOf(twice, roles)).toThrow('Two pages have one name');
});

test('names a file after its page', () => {
  expect(nameOf('C:\\src\\screens\\Name.tsx')).toBe('Name');
});
