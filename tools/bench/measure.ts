import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HttpRequest } from './calls.ts';

/** What was counted: answers a second, and latency in milliseconds. */
export type Measure = {
  perSecond: number;
  p50: number;
  p99: number;
  failures: number;
  answered: number;
  /** Processor time of the measured process for one answer, in milliseconds: holds on a busy machine too. */
  cpuMs?: number;
};

export type Load = {
  address: string;
  requests: readonly HttpRequest[];
  seconds: number;
  /** Every request is sent at most once instead of in turn for ever. */
  isOnce?: boolean;
  /** The status that is counted as an answer; 200 unless told. */
  answer?: 409 | undefined;
};

/** The value that a share of a sorted list does not exceed; 0 of none. */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Sends requests over 64 connections from a process of its own; `pid` is the server that answers them. */
export async function measureHttp(load: Load, pid?: number): Promise<Measure> {
  const before = processorMs(pid);
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'load.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(load));
  let answer = '';
  for await (const chunk of child.stdout) answer += String(chunk);
  const measure = JSON.parse(answer) as Measure;
  const after = processorMs(pid);
  if (before === undefined || after === undefined || measure.answered === 0) return measure;
  return { ...measure, cpuMs: (after - before) / measure.answered };
}

/** Kernel ticks are hundredths of a second on every Linux that Node runs on. */
const tickMs = 10;

/** Processor time that a process has used, in milliseconds; undefined where the system does not tell. */
export function processorMs(pid: number | undefined): number | undefined {
  if (pid === undefined) return undefined;
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  } catch {
    return undefined;
  }
}

/** Resident memory of a process in MiB; undefined where the system does not tell. */
export function residentMiB(pid: number | undefined): number | undefined {
  try {
    const kib = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kib ? Number(kib) / 1_024 : undefined;
  } catch {
    return undefined;
  }
}
