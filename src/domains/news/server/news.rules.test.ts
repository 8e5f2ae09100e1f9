import { describe, expect, it } from 'vitest';
import type { NewsStatus, WorkStatus } from '../contract/news.words.ts';
import { newsForm } from '../testing/news.builders.ts';
import { judgeCategory } from './categories/categories.rules.ts';
import {
  allowedActs,
  judgeReview,
  mayPost,
  needsFinalReview,
  neededReviews,
  publicState,
  submitFaults,
} from './news.rules.ts';

const now = new Date('2026-11-21T10:00:00+08:00');
const own = { isOwn: true, mayReview: false };
const reviewer = { isOwn: false, mayReview: true };

describe('what may be done', () => {
  it.each<[NewsStatus, WorkStatus | null, string, string]>([
    ['draft', null, 'update submit delete', ''],
    ['pending', null, 'withdraw', 'review'],
    ['pending2', null, 'withdraw', 'review'],
    ['returned', null, 'update submit delete', ''],
    ['scheduled', null, 'withdraw', ''],
    ['published', null, 'update takeDown', 'delete takeDown pin'],
    ['published', 'draft', 'update submit discard takeDown', 'delete takeDown pin'],
    ['published', 'pending', 'withdraw takeDown', 'delete takeDown pin review'],
    ['published', 'pending2', 'withdraw takeDown', 'delete takeDown pin review'],
    ['published', 'returned', 'update submit discard takeDown', 'delete takeDown pin'],
    ['offline', null, 'update delete', ''],
  ])('with %s and a change in %s', (status, revisionStatus, byOwner, byReviewer) => {
    expect(allowedActs({ status, revisionStatus }, own).join(' ')).toBe(byOwner);
    expect(allowedActs({ status, revisionStatus }, reviewer).join(' ')).toBe(byReviewer);
    expect(allowedActs({ status, revisionStatus }, { isOwn: false, mayReview: false })).toEqual([]);
  });
});

describe('who may decide', () => {
  const facts = {
    status: 'pending',
    revisionStatus: null,
    writerIds: [1, 2],
    firstReviewerId: null,
  } as const;
  it.each([
    ['a colleague', facts, 9, undefined],
    ['a writer', facts, 2, 'ownWork'],
    [
      'the first reviewer again',
      { ...facts, status: 'pending2', firstReviewerId: 9 } as const,
      9,
      'sameReviewer',
    ],
    ['a second colleague', { ...facts, status: 'pending2', firstReviewerId: 9 } as const, 8, undefined],
    [
      'a writer at the second stage',
      { ...facts, status: 'pending2', firstReviewerId: 9 } as const,
      1,
      'ownWork',
    ],
    ['anybody over a draft', { ...facts, status: 'draft' } as const, 9, 'wrongStatus'],
    [
      'a colleague over a change',
      { ...facts, status: 'published', revisionStatus: 'pending' } as const,
      9,
      undefined,
    ],
  ])('%s', (_, given, reviewerId, verdict) => {
    expect(judgeReview(given, reviewerId)).toBe(verdict);
  });
});

it('teams are reviewed at least once, staff as often as the category says', () => {
  expect([0, 1, 2].map((levels) => neededReviews(levels, true))).toEqual([1, 1, 2]);
  expect([0, 1, 2].map((levels) => neededReviews(levels, false))).toEqual([0, 1, 2]);
  expect([
    needsFinalReview('pending', 2),
    needsFinalReview('pending2', 2),
    needsFinalReview('pending', 1),
  ]).toEqual([true, false, false]);
});

it('a time that has come is now', () => {
  expect(publicState(null, now)).toBe('published');
  expect(publicState(now, now)).toBe('published');
  expect(publicState(new Date(now.getTime() + 1), now)).toBe('scheduled');
});

it('each scope of posting includes those before it', () => {
  expect([mayPost('team', 'team'), mayPost('team', 'organisation'), mayPost('team', 'centre')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([mayPost('organisation', 'team'), mayPost('organisation', 'centre')]).toEqual([true, false]);
  expect(mayPost('centre', 'centre')).toBe(true);
});

describe('what is missing before a review', () => {
  const facts = { layout: 'list', textLength: 20, pictureCount: 0, picturesWithoutAlt: 0 } as const;
  const pathsOf = (
    form: Parameters<typeof newsForm>[0],
    more: Partial<Parameters<typeof submitFaults>[1]> = {},
  ) => submitFaults(newsForm(form), { ...facts, ...more }, now).map(({ path }) => path);
  it.each([
    ['nothing', {}, {}, []],
    ['no title, and nothing else either', { title: '' }, { textLength: 0 }, ['title', 'content']],
    ['a title of three characters', { title: '净滩啦' }, {}, ['title']],
    ['no source', { source: '' }, {}, ['source']],
    ['a mobile number', { content: '<p>报名找小李 <b>139</b>12345678</p>' }, {}, ['content']],
    ['no text', {}, { textLength: 0 }, ['content']],
    ['only a picture', { personsShown: 'none' as const }, { textLength: 0, pictureCount: 1 }, []],
    [
      'a picture without words',
      { personsShown: 'none' as const },
      { pictureCount: 2, picturesWithoutAlt: 1 },
      ['content'],
    ],
    ['a picture without consent', {}, { pictureCount: 1 }, ['personsShown']],
    ['a cover without consent', { coverUrl: '/files/p/a/1600.webp' }, {}, ['personsShown']],
    ['no cover where pictures are wanted', {}, { layout: 'pictures' as const }, ['coverUrl']],
    ['an end in the past', { expireAt: '2026-11-21T10:00:00+08:00' }, {}, ['expireAt']],
    [
      'an end before the beginning',
      { publishAt: '2026-12-02T00:00:00+08:00', expireAt: '2026-12-01T00:00:00+08:00' },
      {},
      ['expireAt'],
    ],
  ])('%s', (_, form, more, paths) => {
    expect(pathsOf(form, more)).toEqual(paths);
  });
});

describe('a category', () => {
  const all = [
    { id: 1, name: '甲栏', parentId: null, isEnabled: true },
    { id: 2, name: '乙栏', parentId: 1, isEnabled: true },
    { id: 3, name: '丙栏', parentId: null, isEnabled: false },
  ];
  const wanted = { id: undefined, name: '新栏', parentId: null, isEnabled: true };
  it.each([
    ['of the first level', wanted, undefined],
    ['with a taken name', { ...wanted, name: '乙栏' }, 'nameTaken'],
    ['that keeps its own name', { ...wanted, id: 2, name: '乙栏', parentId: 1 }, undefined],
    ['below the second level', { ...wanted, parentId: 2 }, 'tooDeep'],
    ['below nothing', { ...wanted, parentId: 99 }, 'tooDeep'],
    ['below itself', { ...wanted, id: 1, name: '甲栏', parentId: 1 }, 'tooDeep'],
    ['with children that moves down', { ...wanted, id: 1, name: '甲栏', parentId: 3 }, 'tooDeep'],
    ['switched on below a switched-off one', { ...wanted, parentId: 3 }, 'parentDisabled'],
    ['switched off below a switched-off one', { ...wanted, parentId: 3, isEnabled: false }, undefined],
  ])('%s', (_, given, verdict) => {
    expect(judgeCategory(given, all)).toBe(verdict);
  });
});
