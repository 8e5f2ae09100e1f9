import fc from 'fast-check';
import { hourMs } from '#platform/contract/durations.ts';

/** As much of JSON Schema as `z.toJSONSchema` writes. */
export type JsonSchema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
};

const nastyTexts = [
  "' or 1=1 --",
  "'); drop table accounts; --",
  '%_\\',
  '\0',
  '\ud800',
  '{"$ne":null}',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  "=cmd|'/c calc'!A1",
  'a\r\nset-cookie: x=1',
  '{{7*7}}${7*7}',
  '\u202e\u2066江澜\u2069\u200b\ufeff',
  '9'.repeat(30),
  '-0',
  'NaN',
  'null',
  ' '.repeat(50),
  '🌊'.repeat(300),
  'x'.repeat(20_000),
  '2026-02-30',
  '9999-12-31T23:59:59+14:00',
  '-000001-01-01T00:00:00Z',
  '0001-01-01',
];
const nastyNumbers = [
  0,
  -1,
  -0,
  0.5,
  1e308,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
  Number.MIN_VALUE,
];

/** What nobody should send where something else is asked for. */
export const nasty: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...nastyTexts),
  fc.constantFrom<unknown>(...nastyNumbers),
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], { constructor: { prototype: {} } }),
  fc.array(fc.constant('x'), { minLength: 200, maxLength: 300 }),
);

/** Ids that exist, by the name of the property that asks for them; `id` for those in a path. */
export type KnownIds = Readonly<Record<string, readonly number[]>>;

/**
 * Requests for a schema: mostly right in shape, so that they get past the door, with nasty values strewn in. Properties
 * that ask for ids draw from the known ones. An `example` (a long form that chance never fills in rightly) is sent with
 * a few of its values replaced.
 */
export function hostileRequest(
  schema: JsonSchema,
  { ids, example }: { ids: KnownIds; example?: unknown },
): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 4, arbitrary: fitting(schema, { ids, nastiness: 0, name: '' }) },
    { weight: 5, arbitrary: fitting(schema, { ids, nastiness: 1, name: '' }) },
    { weight: 1, arbitrary: nasty },
    ...(example === undefined ? [] : [{ weight: 20, arbitrary: spoilt(example) }]),
  );
}

/** The example with up to two of its values replaced. */
function spoilt(example: unknown): fc.Arbitrary<unknown> {
  const places = placesIn(example);
  const change = fc.tuple(fc.constantFrom(...places), nasty);
  return fc.array(change, { maxLength: 2 }).map((changes) => {
    const copy = structuredClone({ root: example });
    for (const [place, value] of changes) put(copy, ['root', ...place], value);
    return copy.root;
  });
}

function placesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    [key],
    ...placesIn(inner).map((place) => [key, ...place]),
  ]);
}

/** Sets a value deep inside; a place that an earlier change took away is left. */
function put(target: object, [key = '', ...rest]: readonly string[], value: unknown): void {
  const container = target as Record<string, unknown>;
  if (rest.length === 0) container[key] = value;
  else if (typeof container[key] === 'object' && container[key] !== null) put(container[key], rest, value);
}

type Given = { ids: KnownIds; nastiness: number; name: string };

function fitting(schema: JsonSchema, given: Given): fc.Arbitrary<unknown> {
  const right = rightFor(schema, given);
  if (given.nastiness === 0) return right;
  return fc.oneof({ weight: 7, arbitrary: right }, { weight: given.nastiness, arbitrary: nasty });
}

function rightFor(schema: JsonSchema, given: Given): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => fitting(choice, given)));
  if (schema.allOf) return fitting(Object.assign({}, ...schema.allOf) as JsonSchema, given);
  if (schema.type === 'object') return objectFor(schema, given);
  if (schema.type === 'array') return arrayFor(schema, given);
  if (schema.type === 'string') return textFor(schema);
  if (schema.type === 'integer' || schema.type === 'number') return numberFor(schema, given);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  return nasty;
}

function objectFor({ properties = {}, required = [] }: JsonSchema, given: Given): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(
    ([name, property]) => [name, fitting(property, { ...given, name })] as const,
  );
  return fc.record(Object.fromEntries(fields), {
    requiredKeys: required.filter((name) => name in properties),
  });
}

function arrayFor(
  { items = {}, minItems = 0, maxItems = 5 }: JsonSchema,
  given: Given,
): fc.Arbitrary<unknown> {
  return fc.array(fitting(items, given), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, 5)),
  });
}

const letters = ['江', '澜', '志', '愿', ' ', '%', '_', "'", '"', '\\'];
const instants = fc
  .integer({ min: -24 * 400, max: 24 * 400 })
  .map((hours) => new Date(Date.now() + hours * hourMs).toISOString().replace('Z', '+00:00'));

function textFor({ format, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'date-time') return instants;
  if (format === 'date') return instants.map((instant) => instant.slice(0, 10));
  if (format === 'uuid') return fc.uuid();
  return textOfLength(minLength, Math.max(minLength, Math.min(maxLength, 60)));
}

/** Made once a length, for making them takes longer than drawing from them. */
const textsByLength = new Map<string, fc.Arbitrary<string>>();

function textOfLength(minLength: number, maxLength: number): fc.Arbitrary<string> {
  const key = `${minLength} ${maxLength}`;
  const known = textsByLength.get(key);
  if (known) return known;
  const texts = fc.oneof(
    fc.string({ minLength, maxLength, unit: 'binary' }),
    fc.string({ minLength, maxLength, unit: fc.constantFrom(...letters) }),
  );
  textsByLength.set(key, texts);
  return texts;
}

function numberFor(schema: JsonSchema, { ids, name }: Given): fc.Arbitrary<number> {
  const min = Math.max(schema.minimum ?? (schema.exclusiveMinimum ?? -(2 ** 53) - 1) + 1, -(2 ** 53) + 1);
  const max = Math.min(schema.maximum ?? 2 ** 53 - 1, 2 ** 53 - 1);
  const any = fc.oneof(
    fc.integer({ min: Math.ceil(min), max: Math.min(Math.floor(max), Math.ceil(min) + 100) }),
    fc.constantFrom(min, max),
    schema.type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true }),
  );
  const known = name === 'version' ? [1] : ids[name.replace(/s$/, '')];
  if (!known?.length) return any;
  return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: any });
}
