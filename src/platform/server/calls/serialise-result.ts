import fastJsonStringify from 'fast-json-stringify';
import { z } from 'zod';
import type { AnyOperation } from '#platform/contract/operation.ts';

type Serialise = (result: unknown) => string;

/**
 * Gives the function that writes an operation's result strictly by its schema: properties that it does not name are
 * dropped, missing ones are a fault. `isChecked` (tests, development) also refuses wrong types and unknown properties,
 * which costs a tenth of a call. Compiled at the first use, so that a start does not wait for it.
 */
export function resultSerialiser(
  { result: schema }: Pick<AnyOperation, 'result'>,
  isChecked = false,
): Serialise {
  let serialise: Serialise | undefined;
  return (result) => {
    if (isChecked) schema.parse(result);
    serialise ??= compile(schema);
    return serialise(result);
  };
}

/** Writes each result once: for answers that are kept and sent to many. */
export function writingOnce(write: (result: unknown) => Buffer): (result: unknown) => Buffer {
  const written = new WeakMap<object, Buffer>();
  return (result) => {
    const known = written.get(result as object);
    if (known) return known;
    const bytes = write(result);
    written.set(result as object, bytes);
    return bytes;
  };
}

function compile(schema: z.ZodType): Serialise {
  const jsonSchema = z.toJSONSchema(schema, {
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ jsonSchema: part }) => {
      nameKeys(part);
      markNullable(part);
    },
  });
  return fastJsonStringify(jsonSchema as never) as Serialise;
}

/** A record over a closed list of keys as an object with those properties: the serialiser writes broken JSON for `propertyNames`. */
function nameKeys(part: z.core.JSONSchema.BaseSchema): void {
  const { propertyNames, additionalProperties } = part;
  delete part.propertyNames;
  if (typeof propertyNames !== 'object' || !propertyNames.enum) return;
  part.properties = Object.fromEntries(propertyNames.enum.map((key) => [key, additionalProperties ?? {}]));
  part.additionalProperties = false;
}

/** `X | null` as the serialiser's own `nullable`: left as a choice, every value would be validated against both sides first. */
function markNullable(part: z.core.JSONSchema.BaseSchema): void {
  const [kind, none] = part.anyOf ?? [];
  if (part.anyOf?.length !== 2 || kind?.$ref || none?.type !== 'null') return;
  delete part.anyOf;
  Object.assign(part, kind, { nullable: true });
}
