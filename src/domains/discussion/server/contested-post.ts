import type { Contested } from '#platform/server/calls/overtaken.ts';

/** A post that its author, the team and several moderators may act on. */
export const contestedPost = (chatId: number): Contested => ({
  targetType: 'chatPost',
  targetId: chatId,
  noun: '这条发言',
  deeds: {
    hidePost: '隐藏',
    releasePost: '公开',
    deletePost: '删除',
  },
});
