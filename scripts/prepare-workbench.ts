import { mkdirSync, writeFileSync } from 'node:fs';
import { findData } from './workbench/find-data.ts';
import { writeFlowPages } from './workbench/flow-pages.ts';

// Writes the files that Storybook reads beside the stories.
await writeFlowPages();
mkdirSync('.storybook/flows/static', { recursive: true });
writeFileSync('.storybook/flows/static/find.json', JSON.stringify(await findData()));
