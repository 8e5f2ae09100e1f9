import { expect, test } from 'vitest';
import { z } from 'zod';
import { resultSerialiser } from './serialise-result.ts';

test('a record over a closed list of keys is written as valid JSON', () => {
  const result = z.strictObject({ total: z.int(), counts: z.record(z.enum(['all', 'open']), z.int()) });
  const text = resultSerialiser({ result })({ total: 3, counts: { all: 3, open: 1 } });
  expect(JSON.parse(text)).toEqual({ total: 3, counts: { all: 3, open: 1 } });
});

test('properties that the schema does not name never leave the server', () => {
  const result = z.strictObject({ name: z.string() });
  expect(resultSerialiser({ result })({ name: '林', passwordHash: 'secret' })).toBe('{"name":"林"}');
});

test('a missing property is a fault', () => {
  const result = z.strictObject({ name: z.string() });
  expect(() => resultSerialiser({ result })({})).toThrow('"name" is required');
});

test('what may be null is written as null or by its own schema', () => {
  const inner = z.strictObject({ at: z.string().nullable(), count: z.int().nullable() });
  const result = z.strictObject({ inner: inner.nullable(), list: z.array(inner).nullable() });
  const serialise = resultSerialiser({ result });
  expect(serialise({ inner: null, list: null })).toBe('{"inner":null,"list":null}');
  const row = { at: null, count: 0, passwordHash: 'secret' };
  expect(serialise({ inner: { at: '', count: null }, list: [row] })).toBe(
    '{"inner":{"at":"","count":null},"list":[{"at":null,"count":0}]}',
  );
  expect(() => serialise({ inner: {}, list: null })).toThrow('"at" is required');
});
