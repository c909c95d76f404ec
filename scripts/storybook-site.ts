import { serveWorkbench } from './workbench/site.ts';

const [root = 'storybook-static', port = '6106'] = process.argv.slice(2);
await serveWorkbench(root, Number(port));
