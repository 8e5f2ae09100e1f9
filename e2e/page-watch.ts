import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

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

/** Bytes of script that a visit of the page brings, each file compressed by gzip. */
export function weighScripts(page: Page): () => Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) bodies.push(response.body());
  });
  return async () => (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0);
}
