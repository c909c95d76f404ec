import { writeFlowPages } from './workbench/flow-pages.ts';
import { bundleMermaid } from './workbench/mermaid.ts';

// Writes the files that Storybook reads beside the stories.
await Promise.all([writeFlowPages(), bundleMermaid()]);
