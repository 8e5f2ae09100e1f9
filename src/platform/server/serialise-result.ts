import fastJsonStringify from 'fast-json-stringify';
import { z } from 'zod';
import type { AnyOperation } from '#platform/contract/operation.ts';

type Serialise = (result: unknown) => string;
const made = new WeakMap<AnyOperation, Serialise>();

/** Writes a result strictly by its schema: properties it does not name are dropped, missing ones are a fault. */
export function serialiserOf(operation: AnyOperation): Serialise {
  const known = made.get(operation);
  if (known) return known;
  const schema = z.toJSONSchema(operation.result, { target: 'draft-7', unrepresentable: 'any' });
  const serialise = fastJsonStringify(schema as never) as Serialise;
  made.set(operation, serialise);
  return serialise;
}
