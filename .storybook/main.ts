import { relative } from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import { record } from './record/record.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', './*.mdx', './flows/*.mdx'],
  addons: [
    '@storybook/addon-a11y',
    // Without the source of every story, which only pages of components show.
    { name: '@storybook/addon-docs', options: { csfPluginOptions: null } },
  ],
  staticDirs: ['../public', { from: '../node_modules/.cache/workbench/mermaid.js', to: '/machine-panel/mermaid.js' }],
  // The sidebar filters by the states that stories rest in, and links to a state find a story by them.
  experimental_indexers: (indexers) =>
    (indexers ?? []).map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => {
        const inputs = await indexer.createIndex(file, options);
        const stories = record[relative(process.cwd(), file).replaceAll('\\', '/')] ?? {};
        return inputs.map((input) => ({
          ...input,
          rawComponentPath: undefined, // of use where files can be edited, and a twelfth of the index
          tags: [
            ...(input.tags ?? []),
            ...(stories[input.exportName ?? '']?.rests ?? []).map((state) => `state:${state}`),
          ],
        }));
      },
    })),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: {
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    changeDetection: false,
    // The headings of the flow pages are states, replies, texts and requirements.
    experimentalSearchDocsHeadings: true,
    // React's warnings, such as a missing key, are console errors that fail a story.
    developmentModeForBuild: true,
  },
  // Reading the props of every component takes more than half of a build, and shows nothing that a story does not.
  typescript: { reactDocgen: false },
  // The logic that several stories need is one file: hundreds of small ones take longer to load and more room on a disk.
  // Components stay where they are, because their styles hold in the order in which they are loaded.
  viteFinal: (config) => ({
    ...config,
    build: {
      ...config.build,
      reportCompressedSize: false,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'shared',
                test: /\/(src|machines|mocks)\/.*\.ts$/,
                minShareCount: 2,
                includeDependenciesRecursively: false,
              },
            ],
          },
        },
      },
    },
  }),
});
