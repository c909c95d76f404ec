interface Sample {
  rule: string;
  path: string;
  bad: string;
  finding: string;
  good: string;
  beside?: Record<string, string>;
}

export const samples: Sample[] = [
  {
    rule: 'machines only import machines',
    path: 'machines/purchase/cart/cart.machine.ts',
    bad: `import { useState } from 'react';`,
    finding: 'imports react',
    good: `import { setup } from 'xstate';\nimport { addUp } from '#machines/rules/price/money.ts';`,
  },
  {
    rule: 'machines only import machines',
    path: 'machines/rules/price/money.ts',
    bad: `import type { Screen } from '#app/screen.ts';`,
    finding: 'imports the types of #app/screen.ts',
    good: `import type { Cents } from './cents.ts';`,
  },
  {
    rule: 'machines only import machines',
    path: 'machines/purchase/cart/cart.ports.ts',
    bad: `import createClient from 'openapi-fetch';`,
    finding: 'imports openapi-fetch',
    good: `import { fromPromise } from 'xstate';`,
  },
  {
    rule: 'machines and rules never call the server',
    path: 'machines/purchase/cart/cart.machine.ts',
    bad: `import { read } from '#machines/api/reply.ts';`,
    finding: 'imports #machines/api/reply.ts',
    good: `import type { Cart } from '#machines/api/contract.ts';`,
  },
  {
    rule: 'machines and rules never call the server',
    path: 'machines/purchase/cart/cart.machine.ts',
    bad: `import { checkout } from './checkout.ports.ts';`,
    finding: 'imports ./checkout.ports.ts',
    good: `import { checkoutMachine } from './checkout.machine.ts';`,
  },
  {
    rule: 'rules only import rules',
    path: 'machines/rules/cart/cart.ts',
    bad: `import { assign } from 'xstate';`,
    finding: 'imports xstate',
    good: `import type { AnyState } from 'xstate';\nimport { addUp } from './money.ts';`,
  },
  ...[
    ['Date.now()', 'Date.now', 'Date.parse(text)'],
    ['new Date()', 'new Date()', 'new Date(text)'],
    ['Math.random()', 'Math.random', 'Math.max(1, 2)'],
    ['crypto.randomUUID()', 'crypto', 'input.crypto'],
    ['window.scrollTo(0, 0)', 'window', 'context.window'],
    ['document.title', 'document', '({ document: 1 })'],
    ['setTimeout(done, 1)', 'setTimeout', 'clock.setTimeout(done, 1)'],
    ['globalThis.localStorage', 'localStorage', 'globalThis.fetch'],
    ['process.env', 'process', '((process: string) => process)'],
  ].map(([bad = '', name = '', good = '']) => ({
    rule: 'machines use no clock, randomness or page globals',
    path: 'machines/rules/subscription/timetable.ts',
    bad: `export const value = ${bad};`,
    finding: `reads ${name}`,
    good: `export const value = ${good};`,
  })),
  {
    rule: 'the currency is named in one place',
    path: 'src/parts/form/number/AmountField.tsx',
    bad: "export const sign = '$';",
    finding: "names the currency: '$'",
    good: "export const sign = '€';",
  },
  {
    rule: 'days are read in one place',
    path: 'src/screens/purchase/subscribe/SubscribeForm.tsx',
    bad: 'export const day = (now: number) => new Date(now);',
    finding: 'calls new Date(',
    good: 'export const day = useToday();',
  },
  {
    rule: 'formats are made in one place',
    path: 'src/parts/text/Footnotes.tsx',
    bad: 'export const numbers = new Intl.NumberFormat();',
    finding: 'makes a format by itself',
    good: 'export const numbersOf = perLocale((locale) => new Intl.NumberFormat(locale));',
  },
  {
    rule: 'parts are presentational',
    path: 'src/parts/form/Field.tsx',
    bad: `import { useWorld } from '#app/world/WorldProvider.tsx';`,
    finding: 'imports #app/world/WorldProvider.tsx',
    good: `import type { World } from '#app/world/WorldProvider.tsx';\nimport './Field.module.css';\nimport { useId } from 'react';`,
  },
  {
    rule: 'parts are presentational',
    path: 'src/parts/form/Field.tsx',
    bad: `import { useMachine } from '@xstate/react';`,
    finding: 'imports @xstate/react',
    good: `import { formatMoney } from '#machines/rules/price/money.ts';`,
  },
  {
    rule: 'the kit only imports the machines and the contract',
    path: 'conformance/flows/cart.ts',
    bad: `import { createJournal } from '../../mocks/journal/journal.ts';`,
    finding: 'imports ../../mocks/journal/journal.ts',
    good: `import { cart } from '../../machines/purchase/cart/cart.ports.ts';\nimport { replies } from '../../mocks/replies.ts';`,
  },
  {
    rule: 'nothing imports the kit',
    path: 'tests/clients/purchase.spec.ts',
    bad: `import { createProvider } from '../../conformance/provider.ts';`,
    finding: 'imports ../../conformance/provider.ts',
    good: `import { createJournal } from '#mocks/journal/journal.ts';`,
  },
  {
    rule: 'messages are only texts',
    path: 'src/messages/en.ts',
    bad: `import { Field } from '#parts/form/Field.tsx';`,
    finding: 'imports #parts/form/Field.tsx',
    good: `import type { ProblemCode } from '#machines/lib/problem.ts';`,
  },
  {
    rule: 'the host room imports no other room',
    path: 'src/host/payment/stripe.ts',
    bad: `import { parse } from '#machines/api/reply.ts';`,
    finding: 'imports #machines/api/reply.ts',
    good: `import type { World } from '#machines/lib/world.ts';\nimport { loadStripe } from '@stripe/stripe-js/pure';\nimport { load } from './script.ts';`,
  },
  {
    rule: 'only the host room uses the browser and the providers',
    path: 'src/screens/purchase/cart/Cart.tsx',
    bad: `export const leave = () => window.location.assign('/');`,
    finding: 'reads window',
    good: `import type { Stripe } from '@stripe/stripe-js';\nexport const shown = (card: Stripe) => card.location;`,
  },
  {
    rule: 'only the host room uses the browser and the providers',
    path: 'src/app/world/WorldProvider.tsx',
    bad: `import { loadStripe } from '@stripe/stripe-js/pure';`,
    finding: 'imports @stripe/stripe-js/pure',
    good: `import { loadStripe } from '#host/payment/stripe.ts';`,
  },
  {
    rule: 'only two modules read the address of the page',
    path: 'src/host/page/print-view.ts',
    bad: `export const path = () => window.location.pathname;`,
    finding: 'reads window.location',
    good: `import { visit } from './location.ts';\nexport const home = () => visit('/');\nexport const again = () => window.location.reload();`,
  },
  {
    rule: 'the app room imports no screen',
    path: 'src/app/world/WorldProvider.tsx',
    bad: `const load = () => import('#screens/purchase/cart/Cart.tsx');`,
    finding: 'imports #screens/purchase/cart/Cart.tsx',
    good: `import { PageBroken } from '#parts/notice/PageBroken.tsx';`,
  },
  {
    rule: 'screens import no entry point',
    path: 'src/screens/purchase/cart/Cart.tsx',
    bad: `import { mounts } from '#src/mounts.ts';`,
    finding: 'imports #src/mounts.ts',
    good: `import { cart } from '#machines/purchase/cart/cart.ports.ts';\nimport { Section } from '#parts/layout/Section.tsx';`,
  },
  {
    rule: 'src imports no tool',
    path: 'src/server/render-service.ts',
    bad: `import { printable } from '#cli/printable.ts';`,
    finding: 'imports #cli/printable.ts',
    good: `import { readPageJson } from './page-json.ts';`,
  },
  {
    rule: 'stories take only the preview from the workbench',
    path: 'src/screens/purchase/cart/Cart.stories.tsx',
    bad: `import { gate } from '#storybook/stepping/gate.ts';`,
    finding: 'imports #storybook/stepping/gate.ts',
    good: `import { sees } from '#fixtures/stories/steps.ts';\nimport preview from '#storybook/preview.tsx';`,
  },
  {
    rule: 'fixtures import no tests, stories or tools',
    path: 'tests/fixtures/stories/answers.ts',
    bad: `import { override } from '#storybook/stepping/overrides.ts';`,
    finding: 'imports #storybook/stepping/overrides.ts',
    good: `import { createJournal } from '#mocks/journal/journal.ts';`,
  },
  {
    rule: 'src imports the mocks once, for development',
    path: 'src/embed.ts',
    bad: `if (import.meta.env.DEV) await import('#mocks/publication/open-page.ts');`,
    finding: 'imports #mocks/publication/open-page.ts',
    good: `import { mounts } from './mounts.ts';`,
  },
  {
    rule: 'src imports the mocks once, for development',
    path: 'src/main.tsx',
    bad: `await import('#mocks/publication/open-page.ts');`,
    finding: 'imports #mocks/publication/open-page.ts',
    good: `if (import.meta.env.DEV) await import('#mocks/publication/open-page.ts');`,
  },
  {
    rule: 'src imports the mocks once, for development',
    path: 'src/main.tsx',
    bad: `import { openInBrowser } from '#mocks/publication/open-page.ts';\nif (import.meta.env.DEV) openInBrowser();`,
    finding: 'imports #mocks/publication/open-page.ts',
    good: `if (import.meta.env.DEV) await import('#mocks/publication/open-page.ts');`,
  },
  {
    rule: 'mocks only import the contract and the rules',
    path: 'mocks/http/handlers.ts',
    bad: `import { read } from '#machines/api/reply.ts';`,
    finding: 'imports #machines/api/reply.ts',
    good: `import type { Cart } from '#machines/api/contract.ts';\nimport { addUp } from '#machines/rules/price/money.ts';`,
  },
  {
    rule: 'mocks only import the contract and the rules',
    path: 'mocks/http/handlers.ts',
    bad: `import type { Context } from '#machines/purchase/cart/cart.machine.ts';`,
    finding: 'imports the types of #machines/purchase/cart/cart.machine.ts',
    good: `import { replies } from '#mocks/replies.ts';\nimport { http } from 'msw';`,
  },
  {
    rule: 'imports between rooms use an alias',
    path: 'src/screens/purchase/cart/Cart.tsx',
    bad: `import { Section } from '../../../parts/layout/Section.tsx';`,
    finding: 'imports ../../../parts/layout/Section.tsx',
    good: `import { OrderReview } from '../purchase/OrderReview.tsx';\nimport { Section } from '#parts/layout/Section.tsx';`,
  },
  {
    rule: 'imports include the file extension',
    path: 'machines/purchase/cart/cart.machine.ts',
    bad: `import { addUp } from '#machines/rules/money';`,
    finding: 'imports #machines/rules/money',
    good: `import { addUp } from '#machines/rules/price/money.ts';`,
  },
  {
    rule: 'no import cycles',
    path: 'mocks/journal/cart/cart-state.ts',
    bad: `import type { Context } from '../request-context.ts';`,
    finding:
      'imports itself: mocks/journal/cart/cart-state.ts → mocks/journal/request-context.ts → mocks/journal/state.ts → mocks/journal/cart/cart-state.ts',
    good: `import type { Item } from '../order/order.ts';`,
    beside: {
      'mocks/journal/request-context.ts': `import type { JournalState } from './state.ts';`,
      'mocks/journal/state.ts': `import { seedCarts } from '#mocks/journal/cart/cart-state.ts';`,
      'mocks/journal/order/order.ts': `import type { Cart } from '#machines/api/contract.ts';`,
    },
  },
  {
    rule: 'no barrels',
    path: 'src/parts/index.ts',
    bad: `export const parts = 1;`,
    finding: 'is an index file',
    good: '',
  },
  {
    rule: 'no barrels',
    path: 'src/parts/all.ts',
    bad: `export * from './Field.tsx';`,
    finding: 're-exports ./Field.tsx',
    good: `export const parts = 1;`,
  },
  {
    rule: 'no default exports',
    path: 'src/parts/form/Field.tsx',
    bad: `export default function Field() {}`,
    finding: 'has a default export',
    good: `export function Field(kind: string) { switch (kind) { default: return null; } }`,
  },
  {
    rule: 'typed text is cleaned in one place',
    path: 'machines/account/name/name.ports.ts',
    bad: `const body = { name: form.name.trim() };`,
    finding: 'trims a text',
    good: `const body = { name: typedLine(form.name) };`,
  },
  {
    rule: 'texts are in the catalogue',
    path: 'src/parts/form/Field.tsx',
    bad: `export const Field = () => <p>Out of stock</p>;`,
    finding: 'says “Out of stock”',
    good: `export const Field = ({ words }) => <p className="stock">{words} · 3</p>;`,
  },
  {
    rule: 'texts are in the catalogue',
    path: 'src/parts/form/Field.tsx',
    bad: `export const Field = () => <button aria-label="Remove" />;`,
    finding: 'says “Remove”',
    good: `export const Field = ({ words }) => <button type="button" aria-label={words} />;`,
  },
  ...(
    [
      ['.storybook/world.test.ts', 'is a test outside the runners’ folders'],
      ['mocks/Reply.stories.tsx', 'is a story outside src/'],
      ['tests/faults/offline.spec.ts', 'is a journey outside tests/journeys/'],
    ] as const
  ).map(([path, finding]) => ({ rule: 'tests are where a runner finds them', path, bad: '', finding, good: '' })),
  {
    rule: 'a screen has its flow’s name and folder',
    path: 'src/screens/visitor/login/Login.tsx',
    bad: `import { logout } from '#machines/visitor/logout/logout.ports.ts';\nexport const screen = 1;`,
    finding: 'runs machines/visitor/logout/logout.ports.ts',
    good: `import { loginTabs } from '#machines/visitor/login/login-tabs.ports.ts';\nexport const screen = 1;`,
    beside: { 'src/screens/visitor/login/Login.stories.tsx': '' },
  },
  {
    rule: 'a screen has its flow’s name and folder',
    path: 'src/screens/widgets/CartCounter.tsx',
    bad: `import { cartCounter } from '#machines/purchase/cart/cart-counter.ports.ts';\nexport const screen = 1;`,
    finding: 'runs machines/purchase/cart/cart-counter.ports.ts',
    good: `import { logout } from '#machines/visitor/logout/logout.ports.ts';`,
  },
  {
    rule: 'a screen has its stories beside it',
    path: 'src/screens/widgets/Footer.tsx',
    bad: `export const screen = 1;`,
    finding: 'has no stories',
    good: `export const Footer = 1;`,
    beside: { 'src/screens/widgets/Header.stories.tsx': '' },
  },
  ...['goto', 'reload', 'goBack', 'goForward'].map((name) => ({
    rule: 'journeys open pages only through visit.ts',
    path: 'tests/journeys/purchase/cart.spec.ts',
    bad: `await page.${name}('/store');`,
    finding: `calls .${name}`,
    good: `await ${name}(page, '/store');`,
  })),
];

interface PlaceSample {
  rule: string;
  bad: string[];
  finding: string;
  good: string[];
}

const files = (count: number, folder: string): string[] =>
  Array.from({ length: count }, (_, index) => `${folder}/file-${index}.ts`);

export const placeSamples: PlaceSample[] = [
  {
    rule: 'a folder holds at most 40 files',
    bad: files(41, 'src/app'),
    finding: 'src/app holds 41 files',
    good: [...files(40, 'src/app'), ...files(40, 'src/app/debug')],
  },
  ...['src/parts/form/ids.Field.tsx', 'tests/flows/addToCart.ts', 'src/host/Script.ts', 'mocks/read_form.ts'].map(
    (path) => ({
      rule: 'a file name shows its kind',
      bad: [path],
      finding: `${path} is neither PascalCase nor kebab-case`,
      good: [
        'src/parts/form/Field.tsx',
        'src/parts/form/Field.module.css',
        'src/parts/form/Field.stories.tsx',
        'src/app/mount-screen.tsx',
        'machines/purchase/cart/add-to-cart.machine.test.ts',
        'machines/api/schemas/Address.ts',
        '.storybook/Coverage.mdx',
      ],
    }),
  ),
  {
    rule: 'a machine has its ports beside it',
    bad: ['machines/purchase/renew/renew.machine.ts', 'machines/purchase/subscribe/renew.ports.ts'],
    finding: 'machines/purchase/renew/renew.ports.ts is missing',
    good: ['machines/purchase/renew/renew.machine.ts', 'machines/purchase/renew/renew.ports.ts'],
  },
  {
    rule: 'a fixture has its machine’s name and floor',
    bad: ['machines/purchase/renew/renew.machine.ts', 'tests/flows/account/renew.fixture.ts'],
    finding: 'tests/flows/account/renew.fixture.ts has no machine',
    good: ['machines/widgets/share.machine.ts', 'tests/flows/widgets/share.fixture.ts'],
  },
  {
    rule: 'a journey named after a flow is on that flow’s floor',
    bad: ['machines/widgets/share.machine.ts', 'tests/journeys/site/share.spec.ts'],
    finding: 'tests/journeys/site/share.spec.ts belongs in widgets',
    good: [
      'machines/widgets/share.machine.ts',
      'tests/journeys/widgets/share.spec.ts',
      'tests/journeys/site/print.spec.ts',
    ],
  },
  {
    rule: 'a folder of screens matches a folder of machines',
    bad: ['machines/purchase/renew/renew.machine.ts', 'src/screens/purchase/renewal/Renew.tsx'],
    finding: 'src/screens/purchase/renewal matches no folder of machines',
    good: [
      'machines/purchase/renew/renew.machine.ts',
      'src/screens/purchase/renew/Renew.tsx',
      'src/screens/purchase/journeys/Whole.stories.tsx',
    ],
  },
];
