/** States of a past activity that its team tells (补录活动, domain.md 4.2.4). */
export const makeupStates = {
  draft: '草稿',
  pending: '待审核',
  returned: '退回修改',
  refused: '不予通过',
  passed: '已通过',
} as const;
export type MakeupState = keyof typeof makeupStates;

/** States in which the team writes it. */
export const writableMakeups: readonly MakeupState[] = ['draft', 'returned'];

/** Views of the centre's desk. */
export const makeupTabs = { pending: '待审核', decided: '已处理' } as const;

/** Columns by which staff order them. */
export const makeupSorts = ['submittedAt'] as const;

/** Numbers of 补录 (domain.md 4.3.4, 4.3.7, 4.3.10): days after the service, people, minutes of a record, a service and a day. */
export const makeupLimits = {
  days: 30,
  byForm: 10,
  bySheet: 200,
  proofs: 5,
  recordMinutes: 480,
  serviceMinutes: 720,
  dayMinutes: 720,
} as const;

/** Those of a list who were chosen one by one; whoever stands in a spreadsheet was not. */
export const chosenOf = <Person extends { isFromSheet: boolean }>(people: readonly Person[]): Person[] =>
  people.filter(({ isFromSheet }) => !isFromSheet);

export const chosenTooMany = `一个一个选，至多 ${makeupLimits.byForm} 人；人更多请用表格导入，一次至多 ${makeupLimits.bySheet} 人`;

/** What the team declares with every submission. */
export const makeupDeclaration =
  '以上内容属实：活动确实举办，名单上的人确实到场，没有虚报人数和时长。有不实的，由队伍承担责任。';

/** Refusals, each with its sentence. */
export const makeupRefusals = {
  wrongState: '这份补录的状态已经变化，请刷新后再看',
  teamSuspended: '队伍已被暂停，暂时不能补录活动',
  badSheet: '不是补录名单的模板，或名单是空的。请下载模板填写后再选',
  sheetTooLong: `名单至多 ${makeupLimits.bySheet} 人，请分几份补录`,
  notPassable: '内容或名单里有不能通过的问题，请退回队伍修改',
  samePerson: '提交人、队伍负责人和名单上的人都不能审核这份补录，请交给另一位审核员',
} as const;

/** Reasons a reviewer may start from. */
export const makeupReasonSamples = [
  '照片看不出是这次活动',
  '名单和签到表对不上',
  '时间写得不对',
  '没有说明为什么没有发布',
] as const;

/** Said wherever such an activity is shown. */
export const makeupNote = '这场活动没有事先发布，由队伍在结束后补录，经实践中心审核。时长的证据等级为 D。';
