import type { Measure } from './measure.ts';

/** What was promised; all of it must hold. At least this share of the limit or so many a second, at most so many milliseconds. */
export type Aim = {
  ratio?: number;
  perSecond?: number;
  p99?: number;
  /** At most so many times the limit's processor time. */
  cpuRatio?: number;
  /** At most so many milliseconds of the server's own processor. */
  cpuMs?: number;
};
export type Line = { name: string; product: Measure; limit: Measure; limitName: string; aim?: Aim };
/** What one engine reached. */
export type EngineReport = {
  engine: string;
  lines: readonly Line[];
  idleMiB: number | undefined;
  loadedMiB: number | undefined;
  /** The one guarded statement of a sign-up, sent by the bare driver: how fast the machine is. */
  guarded: Measure;
};

/** So many guarded statements a second did the machine do on which the aims were set that count seconds. */
const guardedWhereAimed = 3_379;

/** The share of that machine that this one is, of PostgreSQL; 1 at most, for a faster one is asked for no more. */
export const shareOf = ({ engine, guarded }: Pick<EngineReport, 'engine' | 'guarded'>): number =>
  engine === 'postgres' ? Math.min(1, guarded.perSecond / guardedWhereAimed) : 1;

const columns = [
  'call',
  'engine',
  'req/s',
  'p50 ms',
  'p99 ms',
  'cpu ms',
  'limit',
  'limit/s',
  'limit p99',
  'limit cpu',
  'ratio',
  'cpu ratio',
  'failed',
  'aim',
];
const textColumns = new Set(['call', 'engine', 'limit', 'aim']);

/** One line a call and engine: the product, its limit measured in the same run, what share of it is reached, and the aim. */
export function formatReport(reports: readonly EngineReport[]): string {
  const names = reports[0]?.lines.map(({ name }) => name) ?? [];
  const rows = names.flatMap((name) =>
    reports.flatMap((report) =>
      report.lines.filter((line) => line.name === name).map((line) => rowOf(report, line)),
    ),
  );
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const pad = (cell: string, index: number): string =>
    textColumns.has(columns[index] ?? '')
      ? cell.padEnd(widths[index] ?? 0)
      : cell.padStart(widths[index] ?? 0);
  const table = [columns, ...rows].map((row) => row.map(pad).join('  ').trimEnd());
  return [...table, ...reports.map(machineLine), ...reports.map(memoryLine)].join('\n');
}

function rowOf(report: EngineReport, { name, product, limit, limitName, aim }: Line): string[] {
  return [
    name,
    report.engine,
    product.perSecond.toFixed(0),
    product.p50.toFixed(1),
    product.p99.toFixed(1),
    formatCpu(product),
    limitName,
    limit.perSecond.toFixed(0),
    limit.p99.toFixed(1),
    formatCpu(limit),
    (product.perSecond / limit.perSecond).toFixed(2),
    product.cpuMs && limit.cpuMs ? (product.cpuMs / limit.cpuMs).toFixed(2) : '',
    String(product.failures),
    aim ? verdictOn(aim, { product, limit, share: shareOf(report) }) : '',
  ];
}

type Reached = { product: Measure; limit: Measure; share: number };

/** Where an aim that counts seconds is missed, it is judged again by what this machine can do. */
function verdictOn(aim: Aim, reached: Reached): string {
  const { ratio, perSecond, p99, cpuRatio, cpuMs } = aim;
  const words = [
    ratio === undefined ? [] : `ratio ${ratio}`,
    perSecond === undefined ? [] : `${perSecond} a second`,
    p99 === undefined ? [] : `p99 under ${p99} ms`,
    cpuRatio === undefined ? [] : `${cpuRatio} times the cpu`,
    cpuMs === undefined ? [] : `${cpuMs} ms of cpu`,
  ];
  const judged = (share: number): boolean => isMet(aim, { ...reached, share });
  return judgedTwice(words.flat().join(', '), (perSecond ?? cpuMs) === undefined ? 1 : reached.share, judged);
}

/** Whether what was aimed at is met; where this machine is slower than that of the aims, also by its share of it. */
export const judgedTwice = (aim: string, share: number, isMetBy: (share: number) => boolean): string =>
  `${metLabel(isMetBy(1))}: ${aim}${share === 1 ? '' : `; at this machine’s share ${metLabel(isMetBy(share))}`}`;

export const metLabel = (met: boolean): string => (met ? 'met' : 'missed');

function isMet({ ratio, perSecond, p99, cpuRatio, cpuMs }: Aim, { product, limit, share }: Reached): boolean {
  const cpu = product.cpuMs ?? 0;
  const most = Number.POSITIVE_INFINITY;
  return (
    product.perSecond / limit.perSecond >= (ratio ?? 0) &&
    product.perSecond >= (perSecond ?? 0) * share &&
    product.p99 < (p99 ?? most) &&
    cpu <= (cpuMs ?? most) / share &&
    cpu <= (cpuRatio ?? most) * (limit.cpuMs ?? most)
  );
}

export const machineLine = (report: Pick<EngineReport, 'engine' | 'guarded'>): string =>
  `${report.engine}: ${report.guarded.perSecond.toFixed(0)} guarded statements a second; the machine of the aims did ${guardedWhereAimed}, of which this is ${shareOf(report).toFixed(2)}`;

const formatCpu = ({ cpuMs }: Measure): string => cpuMs?.toFixed(3) ?? '';

const memoryAims: Record<string, number> = { postgres: 200, embedded: 450 };

function memoryLine({ engine, idleMiB, loadedMiB }: EngineReport): string {
  const most = memoryAims[engine] ?? 0;
  const verdict = loadedMiB === undefined ? '' : `; ${metLabel(loadedMiB <= most)}: ${most} MiB`;
  return `memory of the server, ${engine}: ${formatMiB(idleMiB)} at the start, ${formatMiB(loadedMiB)} after the load${verdict}`;
}

const formatMiB = (size: number | undefined): string =>
  size === undefined ? 'unknown' : `${size.toFixed(0)} MiB`;
