import { checkData } from './data.ts';
import { checkDocument } from './document.ts';
import { checkBuild, checkFiles } from './files.ts';
import { checkMounts } from './mounts.ts';
import type { Page } from './page.ts';
import { readBlock } from './page-block.ts';
import { checkPolicy } from './policy.ts';
import { readHtml } from './read-html.ts';
import { checkSecrets, createReport, type Finding } from './report.ts';
import { checkScripts } from './scripts.ts';
import type { ServedPage } from './served-page.ts';
import { checkSettings } from './settings.ts';
import { checkTexts } from './texts.ts';

export async function checkPage(served: ServedPage): Promise<Finding[]> {
  const report = createReport();
  const html = new TextDecoder().decode(served.bytes);
  const content = readHtml(html, served.address);
  const widgets = checkMounts(content, report);
  const data = readBlock(content.elements, report);
  const page: Page = { ...served, ...content, ...report, widgets, data };
  checkSecrets(html, report);
  if (data !== undefined) for (const check of [checkData, checkSettings, checkTexts]) check(page);
  checkDocument(page);
  checkScripts(page);
  await checkFiles(page);
  await checkBuild(page);
  checkPolicy(page);
  return report.findings;
}
