import { categoryKeys, categoryName } from '#domains/site/contract/categories.words.ts';
import {
  newsLayoutLabels,
  newsStatusLabels,
  personsShownLabels,
  postScopeLabels,
  revisionStatusLabels,
} from '../contract/news.words.ts';
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
    artCategory: '封面图案',
    attachments: '附件',
    author: '作者',
    coverUrl: '封面',
    dynamicTypeId: '栏目',
    editor: '责任编辑',
    expireAt: '到期下线时间',
    isEnabled: '启用',
    isInNavigation: '显示在导航',
    isRecommend: '推荐',
    isTop: '置顶',
    layout: '版式',
    'news.content': '正文',
    'news.summary': '摘要',
    number: '版本号',
    parentCategoryId: '上级栏目',
    personsShown: '肖像同意',
    postScope: '发布范围',
    publishAt: '定时发布时间',
    reviewLevels: '审核级数',
    source: '来源',
    stage: '审核环节',
    subTitle: '副标题',
    topUntil: '置顶到',
  },
  values: {
    artCategory: Object.fromEntries(categoryKeys.map((key) => [key, categoryName(key)])),
    layout: newsLayoutLabels,
    'news.stage': newsStatusLabels,
    'news.status': { ...revisionStatusLabels, ...newsStatusLabels },
    personsShown: personsShownLabels,
    postScope: postScopeLabels,
  },
  changedBy: { restoreNewsRevision: 'number' },
};
