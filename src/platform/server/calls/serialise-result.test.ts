import { expect, test } from 'vitest';
import { z } from 'zod';
import { AnswerBody } from '../answers/answer-body.ts';
import { keptRowsWriter, resultSerialiser } from './serialise-result.ts';

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

test('the side of a choice is found by its literal; what else its schema asks of texts is not looked at again', () => {
  const at = z.iso.datetime({ offset: true });
  const result = z.strictObject({
    hits: z.array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('team'), name: z.string(), stars: z.int().nullable() }),
        z.strictObject({ kind: z.literal('need'), name: z.string().max(2), at: at.nullable() }),
      ]),
    ),
  });
  const hits = [
    { kind: 'need', name: '陪诊', at: '2026-11-21T08:00:00+08:00' },
    { kind: 'team', name: '江澜', stars: null },
    { kind: 'need', name: '三个字', at: null },
  ];
  expect(JSON.parse(resultSerialiser({ result })({ hits }))).toEqual({ hits });
  expect(() => resultSerialiser({ result })({ hits: [{ kind: 'news', name: '' }] })).toThrow(
    'does not match',
  );
  expect(() => resultSerialiser({ result })({ hits: [{ kind: 'need', name: '' }] })).toThrow(
    'does not match',
  );
});

test('rows that are kept are written once, and put together to the same answer', () => {
  const row = z.strictObject({ id: z.int(), title: z.string(), distanceM: z.int().optional() });
  const result = z.strictObject({ list: z.array(row), total: z.int(), nextCursor: z.string().nullable() });
  const write = keptRowsWriter({ result });
  const text = (rows: object[]) =>
    new AnswerBody(write({ list: rows, total: rows.length, nextCursor: null })).toString();
  const [kept, other] = [
    { id: 1, title: '净滩“一”', passwordHash: 'secret' },
    { id: 2, title: '義診' },
  ];
  for (const rows of [[], [kept], [other, kept], [kept, other]])
    expect(text(rows)).toBe(
      resultSerialiser({ result })({ list: rows, total: rows.length, nextCursor: null }),
    );
  kept.title = '改过';
  expect(text([kept])).toContain('净滩“一”');
  expect(text([{ ...kept }])).toContain('改过');
  expect(() => text([{ id: 3 }])).toThrow('"title" is required');
});
