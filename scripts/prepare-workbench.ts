import { writeFlowPages } from './workbench/flow-pages.ts';

// Writes the files that Storybook reads beside the stories.
await writeFlowPages();
