import { relative } from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import { tagsOf } from './record/record.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', './*.mdx', './flows/*.mdx'],
  addons: [
    '@storybook/addon-a11y',
    // Leaves out the source code of stories, which our docs pages never show.
    { name: '@storybook/addon-docs', options: { csfPluginOptions: null } },
  ],
  // The second holds what only Find loads, when it opens.
  staticDirs: ['../public', './flows/static'],
  // Tags let the sidebar filter stories by states, replies and pages, and let a link find the story of a state.
  experimental_indexers: (indexers) =>
    (indexers ?? []).map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => {
        const inputs = await indexer.createIndex(file, options);
        const own = relative(process.cwd(), file).replaceAll('\\', '/');
        return inputs.map((input) => ({
          ...input,
          rawComponentPath: undefined, // only useful for editing files; a twelfth of the index
          tags: [...(input.tags ?? []), ...tagsOf({ file: own, name: input.exportName ?? '' })],
        }));
      },
    })),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: {
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    changeDetection: false,
    // Keeps React's warnings, such as a missing key, as console errors that fail a story.
    developmentModeForBuild: true,
  },
  // Reading the props of every component takes over half of the build time and nothing uses them.
  typescript: { reactDocgen: false },
  // Shared logic goes into one chunk: hundreds of small ones load more slowly and take more disk space. Components are
  // not moved, because their styles depend on the load order.
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
