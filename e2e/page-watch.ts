import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** What the browser complains about, faults of scripts and breaches of the content security policy among it. */
export function listenForComplaints(page: Page, isExpected: (text: string) => boolean): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const isBad = message.type() === 'error' || message.text().includes('Content Security Policy');
    if (isBad && !isExpected(message.text())) complaints.push(message.text());
  });
  return complaints;
}

/** CSS pixels by which the page is wider than the window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Bytes of each script that was weighed; its name says its content. */
const scriptWeights = new Map<string, number>();

/** Bytes of script that a visit of the page brings, each file compressed by gzip. */
export function weighScripts(page: Page): () => Promise<number> {
  const weights: Promise<number>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) weights.push(weigh(response));
  });
  return async () => (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
}

async function weigh(response: Response): Promise<number> {
  const known = scriptWeights.get(response.url());
  if (known !== undefined) return known;
  const weight = gzipSync(await response.body()).length;
  scriptWeights.set(response.url(), weight);
  return weight;
}
