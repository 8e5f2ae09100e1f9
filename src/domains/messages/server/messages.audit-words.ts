import { messageChannelLabels, reportStatusLabels } from '../contract/messages.words.ts';
import type { RoomAuditWords } from '#platform/server/audit-words.ts';

/** What the audit log says of this room: acts besides its operations, and the objects they are about. */
export const messagesAuditWords: RoomAuditWords = {
  acts: {
    'messages.deliverSms': '发送短信',
  },
  targets: {
    actionLink: '一次性链接',
    bulkMessage: '群发消息',
    message: '消息',
    messageReport: '消息举报',
  },
  fields: {
    audienceLabel: '接收人',
    channel: '渠道',
    deletedCount: '删除条数',
    isMuted: '免打扰',
    isOn: '已开启',
    readCount: '已读条数',
    recipientCount: '接收人数',
    restoredCount: '恢复条数',
  },
  values: { channel: messageChannelLabels, 'messageReport.verdict': reportStatusLabels },
};
