import { chromium } from '@playwright/test';
import type { Database } from '#database/connection.ts';
import { proveHours } from '#domains/ledger/server/index.ts';
import { chromiumPath } from '../../test/missing-software.ts';
import { timesOf } from '../alone.ts';
import { percentile } from '../measure.ts';
import { metLabel } from '../report.ts';

/** What was promised (issue 14) of a phone's browser, ms; a phone is taken to be so many times slower than this machine. */
const aim = 300;
const slower = 4;
const turns = 15;

export type Verifying = {
  /** Where the product answers. */
  address: string;
  hourIds: readonly number[];
  say: (line: string) => void;
};

/**
 * What somebody waits on a phone between handing `/verify` a proof and reading its word: hashes, the way to the published root, and what the
 * site says of each line. @throws Error when a proof is not called valid
 */
export async function measureVerifying(
  { kysely: sql }: Database,
  { address, hourIds, say }: Verifying,
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' });
    const phone = await page.context().newCDPSession(page);
    await phone.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.goto(`${address}/verify`, { waitUntil: 'networkidle' });
    for (const count of [1, 20, 200]) {
      const ids = hourIds.slice(0, count);
      const proof = await proveHours(
        { sql },
        { hourIds: ids, fields: ['day', 'minutes', 'name'], site: address },
      );
      const times: number[] = [];
      for (let turn = 0; turn < turns; turn += 1)
        times.push(await page.evaluate(handAndWait, JSON.stringify(proof)));
      times.sort((one, other) => one - other);
      const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
      say(
        `/verify, ${count} records, processor ${slower} times slower: ${timesOf({ p50, p99 })} (${metLabel(p50 <= aim)}: ${aim} ms)`,
      );
    }
  } finally {
    await browser.close();
  }
}

/** Runs in the page: hands the proof to it and gives how long its word took, ms. */
function handAndWait(text: string): Promise<number> {
  const input = document.querySelector<HTMLInputElement>('[data-file="proof"]');
  const answer = document.querySelector('[data-answer]');
  if (!input || !answer) throw new Error('the page has no place for a proof');
  const handed = new DataTransfer();
  handed.items.add(new File([text], 'proof.json', { type: 'application/json' }));
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const look = new MutationObserver(() => {
      const said = answer.textContent ?? '';
      if (said.includes('正在这台设备上核算')) return;
      look.disconnect();
      if (!said.includes('有效')) reject(new Error(said.slice(0, 300)));
      // What is drawn is read when the next picture stands.
      else requestAnimationFrame(() => resolve(performance.now() - startedAt));
    });
    look.observe(answer, { childList: true, subtree: true, characterData: true });
    input.files = handed.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
