import type { Contested } from '#platform/server/calls/overtaken.ts';

const itemDeeds = {
  updateNews: '修改',
  submitNews: '提交',
  withdrawNews: '撤回',
  reviewNews: { pass: '通过', return: '退回' },
  publishNews: '发布',
  takeDownNews: '下线',
  expireNews: '下线',
  pinNews: '修改',
  restoreNewsRevision: '修改',
} as const;

/** An item that its writers and several reviewers may act on. */
export const contestedNews = (newsId: number): Contested => ({
  targetType: 'news',
  targetId: newsId,
  noun: '这篇内容',
  deeds: itemDeeds,
});

/** A category that several editors may change. */
export const contestedCategory = (categoryId: number): Contested => ({
  targetType: 'newsCategory',
  targetId: categoryId,
  noun: '这个栏目',
  deeds: { createNewsCategory: '新建', updateNewsCategory: '修改', deleteNewsCategory: '删除' },
});
