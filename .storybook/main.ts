import { defineMain } from '@storybook/react-vite/node';

/**
 * Leaves out 450 KB that nothing uses: what reads the props of components, and the list of public suffixes. MSW's cookie
 * store compares hosts by it, and all calls have one host.
 */
const withoutUnused = {
  name: 'without-unused',
  transform: (code: string, id: string) => {
    if (id.includes('/tldts/')) return 'export const getDomain = (host) => host;';
    if (id.includes('/@storybook/react/') && code.includes('// src/extractArgTypes.ts'))
      return 'export const parameters = {}, argTypesEnhancers = [], entry_preview_argtypes_exports = {};';
    return undefined;
  },
};

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', './flows/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  // The second holds what only Find loads, when it opens.
  staticDirs: ['../public', './flows/static'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: {
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    changeDetection: false,
    // Arguments are no part of a link, and the Workbench panel logs what happens.
    controls: false,
    actions: false,
    backgrounds: false,
    measure: false,
    outline: false,
    // Keeps React's warnings, such as a missing key, as console errors that fail a story.
    developmentModeForBuild: true,
  },
  // Reading the props of every component takes over half of the build time and nothing uses them.
  typescript: { reactDocgen: false },
  // One chunk of shared logic loads faster than hundreds. Components stay, as their styles depend on the load order.
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), withoutUnused],
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
