// axe-core on what a phone shows now.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Phone } from './phone.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds serious or critical in a colour scheme: rule, and the first elements that break it. */
export async function faults({ page }: Phone, colorScheme: 'light' | 'dark' = 'light'): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    return axe.run({ resultTypes: ['violations'], elementRef: false });
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help}: ${nodes
          .slice(0, 4)
          .map(({ html, failureSummary }) => `${html.slice(0, 160)} (${failureSummary?.split('\n').at(1)?.trim()})`)
          .join(' ')}`,
    );
}
