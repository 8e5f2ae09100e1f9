import { z } from 'zod';
import { dayMs } from '#platform/contract/durations.ts';
import type { AnyOperation } from '#platform/contract/operation.ts';
import type { JsonSchema } from '#testing/hostile-values.ts';

/** The properties of a request that name rows (`hourId`, `hourIds`, an `id` in the path), and a request around them. */
export type RowRequest = {
  /** Names as the world knows them, without the plural. */
  rows: readonly string[];
  /** A whole request that names these rows. */
  with: (ids: Readonly<Record<string, number>>) => unknown;
};

/** A whole request for an operation that asks for rows; `undefined` for one that asks for none. */
export function rowRequestOf(operation: AnyOperation, example?: object): RowRequest | undefined {
  const schema = z.toJSONSchema(operation.request, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const rows = new Set<string>();
  fill(schema, '', { pick: (name) => rows.add(name).size });
  if (rows.size === 0) return undefined;
  return {
    rows: [...rows],
    with: (ids) => Object.assign(fill(schema, '', { pick: (name) => ids[name] ?? 0 }) as object, example),
  };
}

/** The simplest whole request for an operation that asks for no rows. */
export const simplestRequestOf = ({ request }: AnyOperation): unknown =>
  fill(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }) as JsonSchema, '', { pick: () => 0 });

/** A request in which every property is given that the operation knows, in the simplest way; rows are those that are picked. */
export function wholeRequestOf(operation: AnyOperation, pick: PickRow): unknown {
  const schema = z.toJSONSchema(operation.request, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return fill(schema, '', { pick, isWhole: true });
}

type PickRow = (name: string) => number;
type Filling = { pick: PickRow; isWhole?: boolean };

const isRow = (name: string): boolean => name === 'id' || /[a-z]Ids?$/.test(name);

/** The simplest value that the schema describes; every property that names a row is given, whether it must or not. */
function fill(schema: JsonSchema, name: string, filling: Filling): unknown {
  const { pick, isWhole = false } = filling;
  if (schema.enum) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices?.[0]) return fill(choices[0], name, filling);
  if (schema.type === 'object') {
    const { properties = {}, required = [] } = schema;
    const wanted = Object.entries(properties).filter(
      ([key, { type }]) => isWhole || required.includes(key) || (isRow(key) && type !== 'string'),
    );
    return Object.fromEntries(wanted.map(([key, property]) => [key, fill(property, key, filling)]));
  }
  if (schema.type === 'array')
    return isWhole || isRow(name) || schema.minItems ? [fill(schema.items ?? {}, name, filling)] : [];
  if (schema.type === 'integer') return isRow(name) ? pick(name.replace(/s$/, '')) : numberFor(schema);
  if (schema.type === 'number') return numberFor(schema);
  if (schema.type === 'boolean') return true;
  return schema.type === 'string' ? textFor(schema) : null;
}

const numberFor = ({ minimum = 1 }: JsonSchema): number => Math.max(minimum, 1);

/** Texts of which one fits whatever pattern is asked for. */
const texts = [
  '现场情况已经当面核对，记录属实。',
  '沈知夏',
  'clerk_2026',
  'clerk',
  '0417',
  '13812345678',
  'V-01',
];

function textFor({ format, pattern, minLength = 0, maxLength = 40 }: JsonSchema): string {
  const soon = new Date(Date.now() + 5 * dayMs).toISOString();
  if (format === 'date') return soon.slice(0, 10);
  if (format === 'date-time') return soon.replace('Z', '+00:00');
  if (format === 'uuid') return '5f0c2a52-6f4e-4b6e-9a52-6d1f6f7f8a10';
  const [plain = ''] = texts;
  const shape = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  const text = texts.find((one) => one.length <= maxLength && (!shape || shape.test(one))) ?? plain;
  return text.length < minLength ? text.repeat(Math.ceil(minLength / text.length)) : text.slice(0, maxLength);
}
