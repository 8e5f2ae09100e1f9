import { expect, test } from 'vitest';
import { z as own } from 'zod';
import { z } from './shared-zod.ts';

test('what refuses with the same sentence is one schema', () => {
  expect(z.string()).toBe(z.string());
  expect(z.int('编号应为整数')).toBe(z.int('编号应为整数'));
  expect(z.boolean('请选择')).toBe(z.boolean('请选择'));
  expect(z.string('请填写姓名')).not.toBe(z.string('请填写电话'));
  expect(z.string()).not.toBe(z.string('请填写姓名'));
  expect(z.string({ error: '请填写姓名' })).not.toBe(z.string({ error: '请填写姓名' }));
});

test('what is chained to one says nothing about the others', () => {
  z.string().trim().min(2, '至少 2 个字').max(3, '至多 3 个字');
  z.int('应为整数').positive('应为正整数');
  z.boolean().meta({ title: '仅此一处' });

  expect(z.string().parse(' a ')).toBe(' a ');
  expect(z.int('应为整数').parse(-1)).toBe(-1);
  expect(z.toJSONSchema(z.boolean())).not.toHaveProperty('title');
});

test('a strict object takes the same nothing beside its own as every other', () => {
  const schema = z.strictObject({ name: z.string() });
  expect(schema.def.catchall).toBe(z.strictObject({}, '请选择地点').def.catchall);
  expect(schema.safeParse({ name: '', other: 1 }).error?.issues[0]?.code).toBe('unrecognized_keys');
});

test('a contract made of them reads, refuses and is told as zod’s own', () => {
  const made = ({ strictObject, string, int, boolean, array, toJSONSchema }: typeof own) => {
    const schema = strictObject({
      name: string('请填写姓名').trim().min(1, '请填写姓名'),
      note: string().nullable(),
      count: int('应为整数').min(0),
      days: array(int()).default([]),
      isOpen: boolean().optional(),
      place: strictObject({}, '请选择地点').optional(),
    });
    const wrong = schema.safeParse({
      other: 1,
      name: 1,
      note: 2,
      count: 1.5,
      days: ['x'],
      isOpen: 'no',
      place: '',
    });
    return {
      told: toJSONSchema(schema, { io: 'input' }),
      read: schema.parse({ name: ' 王芳 ', note: null, count: 3 }),
      refused: wrong.error?.issues,
    };
  };
  expect(made(z)).toEqual(made(own));
});
