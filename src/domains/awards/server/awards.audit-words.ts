import { starConfirmVerdicts, starVerdicts } from '../contract/stars.words.ts';
import type { RoomAuditWords } from '#platform/server/audit-words.ts';

/** What the audit log says of this room: acts besides its operations, and the objects they are about. */
export const awardsAuditWords: RoomAuditWords = {
  acts: {
    markShortStar: '标记时长不足的星级',
    unmarkShortStar: '时长恢复，取消标记',
    awardStar: '授星',
    forgetStarNights: '清除旧的星级查找进度',
    holdStar: '公示后暂缓星级',
  },
  targets: { recordEntry: '培训表彰记录', recordBatch: '一批培训表彰', star: '星级', starLevels: '星级标准' },
  fields: {
    people: '记入的人',
    level: '星级',
    star1: '一星',
    star2: '二星',
    star3: '三星',
    star4: '四星',
    star5: '五星',
  },
  values: { 'star.verdict': { ...starConfirmVerdicts, confirmFirst: '第一人确认', ...starVerdicts } },
};
