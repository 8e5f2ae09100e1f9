import type { Contested } from '#platform/server/calls/overtaken.ts';

/** A post that its author, the team and several moderators may act on. */
export const contestedPost = (chatId: number): Contested => ({
  targetType: 'chatPost',
  targetId: chatId,
  noun: '这条发言',
  deeds: {
    hideProjectChatInfo: '隐藏',
    releaseProjectChatInfo: '公开',
    deleteProjectChatInfo: '删除',
  },
});
