import { writeFileSync } from 'node:fs';
import { COVERED, coverFile } from './cover-file.ts';

for (const number of COVERED)
  writeFileSync(new URL(`../../public/covers/issue-${number}.svg`, import.meta.url), coverFile(number));
