/**
 * One colour for one meaning: every state that a person reads, by its word. open: open to everybody, come · soon: waits for
 * somebody · run: under way · full: nothing free, held back · ok: stands, done well · end: over · no: refused or stopped.
 */
const wordsOf = {
  open: ['招募中'],
  soon: [
    '待审核',
    '待初审',
    '待终审',
    '待批准',
    '待发送',
    '待复核',
    '待核定',
    '待中心审核',
    '待结项',
    '待开始招募',
    '待监护人同意',
    '待签到',
    '未认证',
    '候补',
    '候补中',
    '候补待确认',
    '未签退',
  ],
  run: ['进行中', '公示中', '定时发布', '已签到', '已邀请', '队伍已核定', '审核中', '已核对格式', '工作日'],
  full: ['名额已满', '免责缺席', '受限', '暂停'],
  ok: [
    '已发布',
    '已通过',
    '已批准',
    '已认证',
    '已生效',
    '已结项',
    '已签退',
    '已参加',
    '已发送',
    '正常',
    '在队',
    '成功',
    '启用',
    '显示',
  ],
  end: [
    '草稿',
    '已结束',
    '招募截止',
    '已下线',
    '已撤回',
    '已失效',
    '已放弃',
    '已婉拒',
    '已退出',
    '邀请过期',
    '活动取消',
    '已作废',
    '已注销',
    '注销中',
    '休眠',
    '线下成员',
    '休息日',
    '隐藏',
  ],
  no: [
    '退回修改',
    '退回补充',
    '未通过',
    '不通过',
    '不予认定',
    '已驳回',
    '已拒绝',
    '被移除',
    '已移出',
    '已取消',
    '已停用',
    '停用',
    '异议中',
    '缺席',
    '发送失败',
    '失败',
  ],
} as const;

export type StateTone = keyof typeof wordsOf;

const tones = new Map<string, StateTone>(
  Object.entries(wordsOf).flatMap(([tone, words]) => words.map((word) => [word, tone as StateTone] as const)),
);

/** The tone of a state by the word that people read; a word that the table does not have is over. */
export const stateTone = (word: string): StateTone => tones.get(word) ?? 'end';
export const hasStateTone = (word: string): boolean => tones.has(word);
