import { parseArgs } from 'node:util';

export const attackParts = ['ways', 'rows', 'texts', 'requests', 'scanners'] as const;
export type AttackPart = (typeof attackParts)[number];

export type AttackOptions = {
  /** Hostile requests, from 1 to 1,000,000; 100,000 unless told. */
  requests: number;
  /** After so long it stops by itself; 120 unless told. */
  minutes: number;
  /** Draws the same requests again; the day unless told. */
  seed: number;
  /** Everything unless told. */
  only: readonly AttackPart[];
};

/** Reads `--requests 100000 --minutes 120 --seed 20261122 --only ways,rows`. @throws Error that says what is wrong */
export function readOptions(rest: readonly string[]): AttackOptions {
  const { values } = parseArgs({
    args: [...rest],
    options: {
      requests: { type: 'string', default: '100000' },
      minutes: { type: 'string', default: '120' },
      seed: { type: 'string', default: new Date().toISOString().slice(0, 10).replaceAll('-', '') },
      only: { type: 'string', default: attackParts.join() },
    },
  });
  const only = values.only.split(',');
  const unknown = only.filter((part) => !attackParts.some((known) => known === part));
  if (unknown.length > 0)
    throw new Error(`--only knows ${attackParts.join(', ')}, not ${unknown.join(', ')}`);
  return {
    requests: whole('requests', values.requests, 1_000_000),
    minutes: whole('minutes', values.minutes, 600),
    seed: whole('seed', values.seed, 2 ** 31 - 1),
    only: only as AttackPart[],
  };
}

function whole(name: string, text: string, most: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new Error(`--${name} must be a whole number from 1 to ${most}, not "${text}"`);
}
