import { hasLink } from '#src/widgets.ts';
import { FILE, resolverOf } from './base.ts';
import { dataFindings } from './data-findings.ts';
import { decodePage, documentFindings } from './document-findings.ts';
import { fileFindings, headFindings } from './file-findings.ts';
import { error, type Finding } from './finding.ts';
import { isolationFindings, tokenFindings } from './header-findings.ts';
import { mountPointsOf } from './mount-findings.ts';
import { pageBlockOf } from './page-block.ts';
import { policyFindings } from './policy-findings.ts';
import { readHtml } from './read-html.ts';
import { copiesOf, scriptFindings } from './scripts.ts';
import { secretFindings } from './secret-findings.ts';
import type { ServedPage } from './served-page.ts';
import { settingFindings } from './setting-findings.ts';
import { textFindings } from './text-findings.ts';

export async function checkPage(page: ServedPage): Promise<Finding[]> {
  const { address, headers } = page;
  const { html, findings: encoding } = decodePage(page);
  const content = readHtml(html);
  const { elements } = content;
  const { widgets, findings: mounting } = mountPointsOf(elements, html);
  const { data, findings: reading } = pageBlockOf(elements);
  const linked = widgets.filter(hasLink);
  const resolve = resolverOf(elements, address);
  const copies = copiesOf(elements, resolve, address ?? FILE);
  const [copy, ...others] = copies;
  const hasData = data !== undefined;
  return [
    ...mounting,
    ...reading,
    ...secretFindings(html),
    ...(hasData ? dataFindings(widgets, data) : []),
    ...(hasData ? settingFindings(widgets, data, address) : []),
    ...(hasData ? textFindings(data) : []),
    ...encoding,
    ...documentFindings(content, page, data),
    ...scriptFindings(elements, linked.length > 0),
    ...others.map(({ line }) =>
      error(`Line ${line}: this loads a second copy of Quarterly, which mounts every widget twice. Keep one.`),
    ),
    ...(await fileFindings(elements, page, resolve)),
    ...(await headFindings(elements, widgets, copy, page, resolve)),
    ...policyFindings(elements, headers, data, {
      assets: copies.find(({ isElsewhere }) => isElsewhere)?.folder,
      address,
      entry: copy?.element,
    }),
    ...isolationFindings(headers, data),
    ...tokenFindings(elements, headers, linked),
  ];
}
