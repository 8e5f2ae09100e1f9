import { createRooms } from '#app/server-rooms.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { type AttackedProduct, startAttacked } from './attacked-product.ts';
import { findForeignRows, plantSecrets } from './foreign-rows.ts';
import { sendHostileRequests } from './hostile.ts';
import { sendHostileTexts } from './hostile-texts.ts';
import type { Campaign, Finding } from './judge.ts';
import { askForForeignRows } from './matrix.ts';
import { type AttackOptions, type AttackPart, readOptions } from './options.ts';
import { runScanners } from './scanners.ts';
import { tryWays } from './ways/ways.ts';
import { watchWrites } from './written.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * `npm run attack`: the built product with a demo city of its own is attacked over HTTP, on this machine only, in a bounded
 * number of requests and a bounded time. Ends with code 1 when anything was found.
 */
export async function main(rest: readonly string[]): Promise<void> {
  const options = readOptions(rest);
  say(`seed ${options.seed}, at most ${options.requests} hostile requests and ${options.minutes} minutes`);
  const product = await startAttacked(process.env.DATABASE_URL);
  let until = Date.now() + options.minutes * minuteMs;
  const stopNow = () => (until = 0);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stopNow);
  const isOver = () => Date.now() > until;
  const findings: Finding[] = [];
  try {
    const campaign = await begin(product, { options, isOver, findings });
    // What the growing of the city took is no matter of the attack.
    await product.slowestMs();
    await attack(campaign, options);
  } finally {
    await product.stop();
  }
  if (isOver()) say('the time was over before everything was tried');
  say(findings.length === 0 ? 'nothing found' : `${findings.length} found`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}

type Beginning = { options: AttackOptions; isOver: () => boolean; findings: Finding[] };

const begin = async (
  product: AttackedProduct,
  { options: { seed }, isOver, findings }: Beginning,
): Promise<Campaign> => ({
  product,
  watch: await watchWrites(product),
  secrets: await plantSecrets(product),
  seed,
  isOver,
  say,
  report: (finding) => {
    findings.push(finding);
    say(`FOUND ${finding.part}: ${finding.what}\n      ${finding.seen}`);
  },
});

async function attack(campaign: Campaign, { requests, only }: AttackOptions): Promise<void> {
  const bindings = createRooms({ secret: 'x'.repeat(32), publicUrl: campaign.product.address });
  const operations = bindings.flatMap((room) => room.bindings).map(({ operation }) => operation);
  const wants = (part: AttackPart) => only.includes(part);
  if (wants('ways')) say(`${await tryWays(campaign)} ways to fake an hour`);
  // People have signed in by now.
  const given = { operations, rows: await findForeignRows(campaign.product) };
  if (wants('rows'))
    say(`${await askForForeignRows(campaign, given)} requests for rows of others, by six callers`);
  if (wants('texts')) say(`${await sendHostileTexts(campaign, given)} hostile texts`);
  if (wants('requests'))
    say(`${await sendHostileRequests(campaign, { ...given, count: requests })} hostile requests`);
  if (!wants('scanners')) return;
  const missing = await runScanners(campaign);
  if (missing.length > 0) say(`not on this machine, so not run: ${missing.join(', ')}`);
}
