import { toInstant } from '#platform/contract/instants.ts';
import type { TopicField } from './topics/topic.ts';

/** A value as JSON holds it: instants as texts with their zone, codes as they are. */
export function jsonValue(value: unknown): unknown {
  if (value instanceof Date) return toInstant(value);
  return value ?? null;
}

/** A value as a person reads it in a sheet: codes in words, 是 and 否, lists with 、. */
export function cellValue(value: unknown, [, , words]: TopicField): string | number {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (value instanceof Date) return readable(toInstant(value));
  if (Array.isArray(value)) return value.map((one) => wordOf(String(one), words)).join('、');
  return typeof value === 'string' ? wordOf(value, words) : JSON.stringify(value);
}

/** 2026-11-21T14:00:00+08:00 → 2026-11-21 14:00:00 */
const readable = (instant: string): string => instant.slice(0, 19).replace('T', ' ');

const wordOf = (code: string, words: TopicField[2]): string => words?.[code] ?? code;
