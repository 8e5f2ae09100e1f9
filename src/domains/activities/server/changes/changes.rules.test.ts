import { expect, it } from 'vitest';
import type { ActivityForm } from '../../contract/activity-form.contract.ts';
import { postSchema } from '../../contract/posts.contract.ts';
import { buildForm } from '../../testing/activities.builders.ts';
import { changedFields, isMaterial } from '../life/activity-states.rules.ts';
import { askedShiftIds, differencesOf } from './changes.rules.ts';

const form = buildForm({}, new Date('2026-11-21T14:00:00+08:00'));
const [usual] = form.shifts;
const guide = postSchema.parse({ name: '引路', qualifications: ['firstAid', 'guide'] });
const before: ActivityForm = {
  ...form,
  posts: [guide],
  shifts: [
    { ...usual!, id: 1, postName: '引路' },
    { ...usual!, id: 2, postName: '茶水' },
  ],
};

it('asks those again whose post wants something else, and nobody of the others', () => {
  const after = { ...before, posts: [{ ...guide, minAge: 20 }] };
  const fields = changedFields(before, after);
  expect(fields).toEqual(['posts']);
  expect(fields.every(isMaterial)).toBe(true);
  expect(askedShiftIds(before, after, fields)).toEqual([1]);
  expect(differencesOf(before, after, String)).toEqual([
    {
      label: '岗位 引路',
      before: '引路（持救护员证或导游证）',
      after: '引路（年满 20 周岁，持救护员证或导游证）',
    },
  ]);
});

it('asks those whose post wants nothing any more, or something for the first time', () => {
  const after = { ...before, posts: [postSchema.parse({ name: '茶水', minStar: 2 })] };
  const fields = changedFields(before, after);
  expect(askedShiftIds(before, after, fields)).toEqual([1, 2]);
  expect(differencesOf(before, after, String)).toEqual([
    { label: '岗位 引路', before: '引路（持救护员证或导游证）', after: '没有要求' },
    { label: '岗位 茶水', before: '没有要求', after: '茶水（二星以上志愿者）' },
  ]);
});

it('finds no change in the same posts', () => {
  expect(changedFields(before, { ...before, posts: [postSchema.parse(guide)] })).toEqual([]);
});
