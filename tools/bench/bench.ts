import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { availableParallelism, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { builtStamp, sourceStamp } from '../source-stamp.mjs';
import { benchSizes } from './bench-size.ts';
import { cityCopies, runCity } from './city/run-city.ts';
import type { Scan } from './find-scans.ts';
import { runLedger } from './ledger/run-ledger.ts';
import { runNeeds } from './needs/run-needs.ts';
import { type Engine, prepareBench } from './prepare-database.ts';
import { type EngineReport, formatReport } from './report.ts';
import { runProcesses } from './processes.ts';
import { runEngine } from './run-engine.ts';
import { runRush } from './rush.ts';

const root = path.resolve(import.meta.dirname, '../..');
const say = (line: string): void => console.log(line);

/**
 * `npm run bench -- [--rows small] [--engine embedded|postgres] [--seconds 8] [--only sign-up]`: measures the built product on both engines
 * (PostgreSQL where DATABASE_URL is set) beside its limits; with `--rush` instead 5,000 people at once, with `--needs` needs and jobs, with `--ledger` the
 * ledger of ten million lines, with `--processes` one process and two. docs/benchmark.md says how to read it.
 */
export async function main(given: string[]): Promise<void> {
  const { rows, engine, seconds, only, isRush, isNeeds, isLedger, isProcesses, isUntimed } =
    readOptions(given);
  const isAsked = (name: string): boolean => name.includes(only);
  const url = process.env.DATABASE_URL;
  if (rows === 'city' || rows === 'cityTenth') return wholeCity(rows, { url, only, isUntimed });
  if (isLedger) return wholeLedger(ledgerEntries[rows], url);
  const size = benchSizes[isNeeds ? needsSizes[rows] : rows];
  if (engine === 'postgres' && !url) throw new Error('--engine postgres needs DATABASE_URL');
  if (isProcesses && !url) throw new Error('--processes needs DATABASE_URL');
  const all: Engine[] = url ? ['postgres', 'embedded'] : ['embedded'];
  const engines: Engine[] = isProcesses ? ['postgres'] : engine ? [engine] : all;
  await buildWhatIsNotBuilt();
  say(
    `${isNeeds ? `${size.needs} needs, ${size.teams} teams` : `${size.activities} activities, ${size.signUps} sign-ups`}; ${machine()}; 64 connections, ${seconds} s a measurement`,
  );
  const reports: EngineReport[] = [];
  const scans: Scan[] = [];
  for (const each of engines) {
    say(`\n${each}`);
    const database = await prepareBench(each, { size, root, url, say });
    if (isProcesses)
      return runProcesses(database, { size, root, secret: randomBytes(32).toString('hex'), seconds, say });
    if (isRush) {
      await runRush(database, { size, root, secret: randomBytes(32).toString('hex'), say });
      continue;
    }
    if (isNeeds) {
      scans.push(...(await runNeeds(database, { size, seconds, root, say })));
      continue;
    }
    const result = await runEngine(database, { size, seconds, root, say, isAsked });
    reports.push({ engine: each, ...result });
    scans.push(...result.scans);
  }
  if (isRush) return;
  if (reports.length > 0) say(`\n${formatReport(reports)}`);
  tellScans(scans);
}

/** `--rows city`: every list of a city of a million, on PostgreSQL. */
async function wholeCity(
  rows: keyof typeof cityCopies,
  { url, ...wish }: { url: string | undefined; only: string; isUntimed: boolean },
): Promise<void> {
  if (!url) throw new Error(`--rows ${rows} needs DATABASE_URL`);
  await buildWhatIsNotBuilt();
  tellScans(await runCity({ copies: cityCopies[rows], root, url, ...wish, say }));
}

const ledgerEntries = { full: 10_000_000, small: 100_000 } as const;

/** `--ledger`: entering, closing a day and proving at ten million lines, on PostgreSQL. */
async function wholeLedger(entries: number, url: string | undefined): Promise<void> {
  if (!url) throw new Error('--ledger needs DATABASE_URL, with a superuser');
  say(machine());
  await buildWhatIsNotBuilt();
  tellScans(await runLedger({ entries, size: benchSizes.small, root, url, say }));
}

const machine = (): string =>
  `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;

function tellScans(scans: readonly Scan[]): void {
  for (const { call, tables, text, plan } of scans)
    say(`\nSCAN of ${tables.join(', ')} in ${call}:\n${text}\n${plan}`);
  if (scans.length === 0) say('no statement reads a large table without an index');
}

const needsSizes = { full: 'needs', small: 'needsSmall' } as const;

async function buildWhatIsNotBuilt(): Promise<void> {
  if ((await sourceStamp(root)) !== builtStamp(root))
    execFileSync(process.execPath, [path.join(root, 'tools/build.mjs')], { cwd: root, stdio: 'inherit' });
}

function readOptions(given: string[]) {
  const { values } = parseArgs({
    args: given,
    options: {
      rows: { type: 'string', default: 'full' },
      engine: { type: 'string' },
      seconds: { type: 'string', default: '8' },
      only: { type: 'string', default: '' },
      rush: { type: 'boolean', default: false },
      needs: { type: 'boolean', default: false },
      ledger: { type: 'boolean', default: false },
      processes: { type: 'boolean', default: false },
      untimed: { type: 'boolean', default: false },
    },
  });
  const { rows, engine, only, rush: isRush, needs: isNeeds } = values;
  const { ledger: isLedger, processes: isProcesses, untimed: isUntimed } = values;
  const seconds = Number(values.seconds);
  if (rows !== 'full' && rows !== 'small' && rows !== 'city' && rows !== 'cityTenth')
    throw new Error('--rows must be full, small, city or cityTenth');
  if (engine !== undefined && engine !== 'embedded' && engine !== 'postgres')
    throw new Error('--engine must be embedded or postgres');
  if (!Number.isInteger(seconds) || seconds < 1)
    throw new Error('--seconds must be a whole number of seconds');
  return { rows, engine, seconds, only, isRush, isNeeds, isLedger, isProcesses, isUntimed } as const;
}
