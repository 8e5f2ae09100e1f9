import { newsLayoutLabels, newsStatusLabels, postScopeLabels } from '../contract/news.words.ts';
import type { RoomAuditWords } from '#platform/server/audit-words.ts';

/** What the audit log says of this room: acts besides its operations, and the objects they are about. */
export const newsAuditWords: RoomAuditWords = {
  acts: {
    expireNews: '内容到期下线',
    publishNews: '发布内容',
    submitNews: '提交内容',
    unpinNews: '取消置顶',
  },
  targets: {
    news: '内容',
    newsCategory: '栏目',
  },
  fields: {
    isRecommend: '推荐',
    isTop: '置顶',
    layout: '版式',
    number: '版本号',
    postScope: '发布范围',
    reviewLevels: '审核级数',
    stage: '审核环节',
    topUntil: '置顶到',
  },
  values: {
    layout: newsLayoutLabels,
    'news.stage': newsStatusLabels,
    'news.status': newsStatusLabels,
    postScope: postScopeLabels,
  },
  changedBy: { restoreNewsRevision: 'number' },
};
