import { expect, it } from 'vitest';
import { newActivityForm } from '../activity-form-defaults.ts';
import { newPost, plainPosts, postNames, renamed } from './post-names.ts';

const form = newActivityForm(
  { category: 'elder', area: '', contactName: '', contactPhone: '' },
  new Date('2026-11-21T14:00:00+08:00'),
);
const [row] = form.shifts;
const shifts = ['引路', '茶水', '引路', ''].map((postName) => ({ ...row!, postName }));
const posts = [newPost('引路'), newPost('')];

it('knows every name once, and which have nothing said of them', () => {
  expect(postNames({ posts, shifts })).toEqual(['引路', '茶水']);
  expect(plainPosts({ posts, shifts })).toEqual(['茶水']);
});

it('takes the shifts along when a post is called otherwise, and none when it had no name', () => {
  const after = renamed({ posts, shifts }, 0, '引导');
  expect(after.posts.map(({ name }) => name)).toEqual(['引导', '']);
  expect(after.shifts.map(({ postName }) => postName)).toEqual(['引导', '茶水', '引导', '']);
  expect(renamed({ posts, shifts }, 1, '急救').shifts.map(({ postName }) => postName)).toEqual([
    '引路',
    '茶水',
    '引路',
    '',
  ]);
});
