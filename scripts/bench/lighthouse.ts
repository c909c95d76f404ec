import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { browserLaunch } from '../../tests/support/browser.ts';
import { freePort } from './host.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Audited {
  /** 0 to 100. */
  scores: Record<(typeof CATEGORIES)[number], number>;
  findings: string[];
}

/** Whether a page misses a score other than performance, which varies between runs. */
export const isMissed = ({ scores: { performance, ...steady } }: Audited): boolean =>
  Object.values(steady).some((score) => score < 100);

/** The timeout per page, in ms. */
const PATIENCE = 120_000;

/**
 * Runs Lighthouse on each page with its defaults: a phone on slow 4G with the CPU slowed four times, simulated from one
 * load. Pages that cannot be audited are returned as failures.
 */
export async function auditPages(origin: string, addresses: readonly string[]) {
  const port = await freePort();
  const { args, ...launch } = browserLaunch('whole');
  const browser = await chromium.launch({ ...launch, args: [...args, `--remote-debugging-port=${port}`] });
  const audits: Record<string, Audited> = {};
  const failures: [address: string, message: string][] = [];
  try {
    for (const address of addresses)
      try {
        audits[address] = await audit(origin + address, port);
        process.stderr.write('.');
      } catch (error) {
        failures.push([address, String(error)]);
        process.stderr.write('!');
      }
  } finally {
    await browser.close();
  }
  return { audits, failures };
}

async function audit(address: string, port: number): Promise<Audited> {
  const result = await lighthouse(address, {
    port,
    // A third-party script that is not reachable from every machine.
    blockedUrlPatterns: ['https://js.stripe.com/*'],
    logLevel: 'error',
    maxWaitForLoad: PATIENCE,
    onlyCategories: [...CATEGORIES],
  });
  if (!result) throw new Error(`Lighthouse has no result for ${address}.`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(runtimeError.message);
  const scoreOf = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  // Only metrics cost performance points; insights have no weight but explain them.
  const findings = CATEGORIES.filter((name) => scoreOf(name) < 100).flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ weight, group }) => weight > 0 || group === 'insights')
      .filter(({ id }) => (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => [audits[id]?.title, audits[id]?.displayValue].filter(Boolean).join(': ')),
  );
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, scoreOf(name)])) as Audited['scores'], // of all categories
    findings,
  };
}
