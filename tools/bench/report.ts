import type { Measure } from './measure.ts';

export type Line = { name: string; product: Measure; limit: Measure; limitName: string };

const columns = [
  'call',
  'req/s',
  'p50 ms',
  'p99 ms',
  'cpu ms',
  'limit',
  'limit/s',
  'limit p99',
  'limit cpu',
  'ratio',
  'failed',
];

/** One line a call: the product, its limit measured in the same run, and what share of the limit it reaches. */
export function formatLines(lines: readonly Line[]): string {
  const rows = lines.map(({ name, product, limit, limitName }) => [
    name,
    product.perSecond.toFixed(0),
    product.p50.toFixed(1),
    product.p99.toFixed(1),
    formatCpu(product),
    limitName,
    limit.perSecond.toFixed(0),
    limit.p99.toFixed(1),
    formatCpu(limit),
    (product.perSecond / limit.perSecond).toFixed(2),
    String(product.failures),
  ]);
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  return [columns, ...rows]
    .map((row) =>
      row
        .map((cell, index) =>
          index === 0 || index === 5 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

const formatCpu = ({ cpuMs }: Measure): string => cpuMs?.toFixed(2) ?? '';

export const formatMemory = (idle: number | undefined, loaded: number | undefined): string =>
  `memory of the server (resident): ${formatMiB(idle)} at the start, ${formatMiB(loaded)} after the load`;

const formatMiB = (size: number | undefined): string =>
  size === undefined ? 'unknown' : `${size.toFixed(0)} MiB`;
