import fastJsonStringify from 'fast-json-stringify';
import { z } from 'zod';
import type { AnyOperation } from '#platform/contract/operation.ts';
import { ownBytes, type Pieces } from '../answers/answer-body.ts';

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

/**
 * The same for a result whose `list` holds rows that are kept one by one (`rowsOfAll`): each is written once for as long as it is kept,
 * and an answer is put together from their bytes, which are given in pieces.
 */
export function keptRowsWriter(
  operation: Pick<AnyOperation, 'result'>,
  isChecked = false,
): (result: unknown) => Pieces {
  const { list, ...rest } = (operation.result as z.ZodObject<{ list: z.ZodArray }>).shape;
  const writeRest = resultSerialiser({ result: z.strictObject(rest) });
  const writeRow = resultSerialiser({ result: list.element as z.ZodType });
  const bytesOf = writingOnce((row) => ownBytes(`,${writeRow(row)}`));
  return (result) => {
    if (isChecked) operation.result.parse(result);
    const [first, ...others] = (result as { list: object[] }).list.map(bytesOf);
    const rows = first ? [first.subarray(1), ...others] : [];
    return ['{"list":[', ...rows, `],${writeRest(result).slice(1)}`];
  };
}

/** Writes each result once: for answers that are kept and sent to many. */
export function writingOnce<Written>(write: (result: unknown) => Written): (result: unknown) => Written {
  const written = new WeakMap<object, Written>();
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
      easeChoice(part);
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

/** What every value of a result meets anyway: checked against each side of a choice, it took a twelfth of a search. */
const unneeded = ['format', 'pattern', 'minimum', 'maximum', 'minLength', 'maxLength'] as const;

/** The sides of a choice are told apart by their properties, literals and types alone. */
function easeChoice(part: z.core.JSONSchema.BaseSchema): void {
  for (const side of [...(part.anyOf ?? []), ...(part.oneOf ?? [])]) ease(side);
}

function ease(part: z.core.JSONSchema._JSONSchema): void {
  if (typeof part !== 'object') return;
  for (const name of unneeded) delete part[name];
  const items = Array.isArray(part.items) ? part.items : [part.items ?? true];
  for (const inner of [...Object.values(part.properties ?? {}), ...items]) ease(inner);
  easeChoice(part);
}
