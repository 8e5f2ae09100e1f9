import { chatKindLabels, chatStatusLabels } from '../contract/discussion.words.ts';
import type { RoomAuditWords } from '#platform/server/audit-words.ts';

/** What the audit log says of this room: acts besides its operations, and the objects they are about. */
export const discussionAuditWords: RoomAuditWords = {
  acts: { forgetTalk: '清除三年前活动的问答和讨论' },
  targets: {
    chatPost: '讨论发言',
    chatWord: '敏感词',
  },
  fields: {
    isGone: '已彻底删除',
    isHeld: '待审核',
    isPinned: '置顶',
    reportCount: '举报次数',
    word: '词语',
  },
  values: { 'chatPost.kind': chatKindLabels, 'chatPost.status': chatStatusLabels },
};
