/** A file that breaks each rule: its path and its text. */
export const samples: Record<string, [path: string, text: string]> = {
  'machines only import machines': ['machines/purchase/cart/cart.machine.ts', "import { useState } from 'react';"],
  'machines and rules never call the server': [
    'machines/purchase/cart/cart.machine.ts',
    "import { read } from '#machines/api/reply.ts';",
  ],
  'rules only import rules': ['machines/rules/cart/cart.ts', "import { assign } from 'xstate';"],
  'machines use no clock, randomness or page globals': [
    'machines/rules/subscription/timetable.ts',
    'export const value = Date.now();',
  ],
  'the currency is named in one place': ['src/parts/form/AmountField.tsx', "export const sign = '$';"],
  'days are read in one place': ['src/parts/text/Day.tsx', 'export const day = (now: number) => new Date(now);'],
  'formats are made in one place': ['src/parts/text/Notes.tsx', 'export const numbers = new Intl.NumberFormat();'],
  'parts are presentational': ['src/parts/form/Field.tsx', "import { useMachine } from '@xstate/react';"],
  'the kit only imports the machines and the contract': [
    'conformance/flows/cart.ts',
    "import { createJournal } from '../../mocks/journal/journal.ts';",
  ],
  'nothing imports the kit': ['scripts/docs/kit.ts', "import { main } from '../../conformance/kit.ts';"],
  'messages are only texts': ['src/messages/en.ts', "import { Field } from '#parts/form/Field.tsx';"],
  'the host room imports no other room': ['src/host/stripe.ts', "import { read } from '#machines/api/reply.ts';"],
  'only the host room uses the browser and the providers': [
    'src/screens/purchase/cart/Cart.tsx',
    "export const leave = () => window.location.assign('/');",
  ],
  'only two modules read the address of the page': [
    'src/host/print-view.ts',
    'export const path = () => window.location.pathname;',
  ],
  'the app room imports no screen': [
    'src/app/WorldProvider.tsx',
    "const load = () => import('#screens/purchase/cart/Cart.tsx');",
  ],
  'screens import no entry point': ['src/screens/purchase/cart/Cart.tsx', "import { mounts } from '#src/mounts.ts';"],
  'src imports no tool': ['src/server/render-service.ts', "import { printable } from '#cli/printable.ts';"],
  'stories take only the preview from the workbench': [
    'src/screens/purchase/cart/Cart.stories.tsx',
    "import { gate } from '#storybook/stepping/call-queue.ts';",
  ],
  'fixtures import no tests, stories or tools': [
    'tests/fixtures/stories/answers.ts',
    "import { override } from '#storybook/stepping/overrides.ts';",
  ],
  'src imports the mocks once, for development': ['src/main.tsx', "await import('#mocks/publication/open-page.ts');"],
  'mocks only import the contract and the rules': [
    'mocks/http/handlers.ts',
    "import { read } from '#machines/api/reply.ts';",
  ],
  'imports between rooms use an alias': [
    'src/screens/purchase/cart/Cart.tsx',
    "import { Section } from '../../../parts/layout/Section.tsx';",
  ],
  'imports include the file extension': [
    'machines/purchase/cart/cart.machine.ts',
    "import { addUp } from '#machines/rules/money';",
  ],
  'no import cycles': ['mocks/journal/desk.ts', "import type { Desk } from './desk.ts';"],
  'no barrels': ['src/parts/all.ts', "export * from './Field.tsx';"],
  'no default exports': ['src/parts/form/Field.tsx', 'export default function Field() {}'],
  'typed text is cleaned in one place': [
    'machines/account/name/name.ports.ts',
    'const body = { name: form.name.trim() };',
  ],
  'texts are in the catalogue': ['src/parts/form/Field.tsx', 'export const Field = () => <p>Out of stock</p>;'],
  'tests are where a runner finds them': ['tests/faults/offline.spec.ts', ''],
  'no test mocks a module': ['src/screens/purchase/features.test.tsx', "vi.mock('react');"],
  'journeys open pages only through visit.ts': ['tests/journeys/purchase/cart.spec.ts', "await page.goto('/store');"],
  'a screen has its flow’s name and folder': [
    'src/screens/visitor/login/Login.tsx',
    "import { logout } from '#machines/visitor/logout/logout.ports.ts';\nexport const screen = 1;",
  ],
  'a screen has its stories beside it': ['src/screens/widgets/Footer.tsx', 'export const screen = 1;'],
};

/** A list of files that breaks each rule on places. */
export const placeSamples: Record<string, string[]> = {
  'a folder holds at most 25 files': Array.from({ length: 26 }, (_, index) => `src/app/file-${index}.ts`),
  'a file name shows its kind': ['mocks/read_form.ts'],
  'a machine has its ports beside it': [
    'machines/purchase/renew/renew.machine.ts',
    'machines/purchase/subscribe/renew.ports.ts',
  ],
  'a fixture has its machine’s name and floor': [
    'machines/purchase/renew/renew.machine.ts',
    'tests/flows/account/renew.fixture.ts',
  ],
  'a journey named after a flow is on that flow’s floor': [
    'machines/widgets/share.machine.ts',
    'tests/journeys/site/share.spec.ts',
  ],
  'a folder of screens matches a folder of machines': [
    'machines/purchase/renew/renew.machine.ts',
    'src/screens/purchase/renewal/Renew.tsx',
  ],
};
