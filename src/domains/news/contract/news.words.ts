import { keysOf } from '#platform/contract/keys-of.ts';

/** States of a news item (domain.md 4.2.10); only published ones are public. */
export const newsStatusLabels = {
  /** Being written; nobody else sees it. */
  draft: '草稿',
  /** Waits for the first reviewer. */
  pending: '待初审',
  /** Passed once, waits for a second reviewer. */
  pending2: '待终审',
  /** Sent back with what to mend. */
  returned: '退回修改',
  /** Passed, public at its time. */
  scheduled: '定时发布',
  published: '已发布',
  /** Taken down with a reason, or past its end. */
  offline: '已下线',
} as const;
export type NewsStatus = keyof typeof newsStatusLabels;
export const newsStatuses = keysOf(newsStatusLabels);

/** States of a text that is being worked on; a change to a published item has one of its own. */
export const workStatuses = ['draft', 'pending', 'pending2', 'returned'] as const;
export type WorkStatus = (typeof workStatuses)[number];

/** States of one revision (修订版). */
export const revisionStatusLabels = {
  draft: '草稿',
  pending: '待初审',
  pending2: '待终审',
  returned: '退回修改',
  passed: '当前版本',
  /** An earlier public one, or one that was given up. */
  replaced: '历史版本',
} as const;
export type RevisionStatus = keyof typeof revisionStatusLabels;

/** Who may post in a category; each word includes those before it. */
export const postScopeLabels = {
  centre: '仅中心',
  organisation: '中心和所站',
  team: '中心、所站和队伍',
} as const;
export type PostScope = keyof typeof postScopeLabels;
export const postScopes = keysOf(postScopeLabels);

/** How a category's list is drawn; 图文 wants a cover for every item. */
export const newsLayoutLabels = { list: '列表', pictures: '图文' } as const;
export type NewsLayout = keyof typeof newsLayoutLabels;
export const newsLayouts = keysOf(newsLayoutLabels);

/** Consent of the people whom pictures show (肖像同意). */
export const personsShownLabels = {
  none: '图片里没有可辨认的人',
  agreed: '已取得图中人物（未成年人为监护人）同意',
  obscured: '图中人物已打码或为远景',
} as const;
export type PersonsShown = keyof typeof personsShownLabels;

/** What may be done with an item now; buttons and use cases ask the same rule. */
export const newsActLabels = {
  update: '修改',
  submit: '提交审核',
  withdraw: '撤回',
  discard: '放弃修改',
  delete: '删除',
  takeDown: '下线',
  pin: '置顶和推荐',
  review: '审核',
} as const;
export type NewsAct = keyof typeof newsActLabels;

/** Refusals of the room, each with its sentence. */
export const newsRefusals = {
  wrongStatus: '内容现在的状态不能这样操作，请刷新后再试',
  categoryClosed: '这个栏目现在不能发布内容，请换一个栏目',
  ownWork: '自己写的内容要由别人审核',
  sameReviewer: '你已做过初审，终审要由另一位同事完成',
  teamInactive: '队伍当前不能发布动态，请联系实践中心',
} as const;

/** Refusals of category management. */
export const categoryRefusals = {
  nameTaken: '已有同名栏目',
  notEmpty: '栏目下还有内容或子栏目，不能删除；可以停用',
  parentDisabled: '上级栏目已停用，请先启用上级栏目',
  tooDeep: '栏目最多两级',
} as const;

/** Frequent reasons for sending a text back. */
export const newsReturnSamples = [
  '标题和内容不符',
  '时间、地点或数据请核对',
  '请补充图片说明或肖像同意',
  '含个人联系方式，请删去',
  '错别字和标点请再校一遍',
] as const;

/** Columns by which staff order the review queue. */
export const newsReviewSorts = ['submittedAt', 'decidedAt'] as const;
export type NewsReviewSort = (typeof newsReviewSorts)[number];

/** Columns by which staff order what they wrote. */
export const newsDeskSorts = ['title', 'updatedAt', 'publishedAt', 'viewCount'] as const;
export type NewsDeskSort = (typeof newsDeskSorts)[number];

/** Tabs of the review queue (动态审核). */
export const newsReviewTabs = ['pending', 'pending2', 'decided', 'published', 'offline'] as const;
export type NewsReviewTab = (typeof newsReviewTabs)[number];
export const newsReviewTabLabels: Record<NewsReviewTab, string> = {
  pending: '待初审',
  pending2: '待终审',
  decided: '我审过的',
  published: '已发布',
  offline: '已下线',
};

/** Longest text of one item, characters without markup. */
export const longestText = 50_000;
export const mostAttachments = 10;

/** Fixed navigation entries use these pseudo-ids (requirements.md 2); real categories start at 1001. */
export const navigationIds = { home: 0, activities: 997, needs: 998, teams: 999, teamCentre: 996 } as const;

/** Why somebody who reviews may not decide a text that waits: it is theirs, or they passed it first. */
export const reviewRefusals = ['ownWork', 'sameReviewer'] as const;
