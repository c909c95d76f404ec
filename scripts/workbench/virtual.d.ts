declare module 'virtual:machine-samples' {
  import type { Samples } from '#storybook/machine-panel/examples.ts';
  export const samples: Samples;
}

declare module 'virtual:coverage' {
  import type { Coverage } from '#storybook/coverage/coverage.ts';
  export const coverage: Coverage;
}

declare module 'virtual:requirements' {
  import type { Requirements } from './requirements.ts';
  export const requirements: Requirements;
}
