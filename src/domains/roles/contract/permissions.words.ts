import { keysOf } from '#platform/contract/keys-of.ts';

/**
 * One permission: the group it is shown under, its name and what it allows. `isSensitive`: it decides about people, teams,
 * activities, hours or needs, shows personal data, or administers; whoever is to hold it is approved by a second person.
 */
export type PermissionWord = { group: string; name: string; description: string; isSensitive?: true };

/** Every permission there is (权限目录): a role holds some of these codes, an operation asks for one. */
export const permissionWords = {
  'activities.view': { group: '活动', name: '查看活动', description: '查看各状态的活动及报名、签到情况' },
  'activities.review': {
    group: '活动',
    name: '审核活动',
    description: '通过或退回待审核的活动，停用与恢复已发布的活动；全市范围的可放行机检拦下的名称和补贴',
    isSensitive: true,
  },
  'hours.view': { group: '时长', name: '查看时长', description: '查看各活动的服务时长记录' },
  'hours.review': {
    group: '时长',
    name: '审核时长',
    description: '审批补录、上调和低证据等级的时长，处理公示期异议',
    isSensitive: true,
  },
  'hours.void': {
    group: '时长',
    name: '作废时长',
    description: '以冲销方式作废已生效的时长',
    isSensitive: true,
  },
  'volunteers.view': { group: '人员与队伍', name: '查看志愿者', description: '查看志愿者资料，联系方式脱敏' },
  'volunteers.manage': {
    group: '人员与队伍',
    name: '管理志愿者',
    description: '限制与解除、停用与恢复志愿者，写明原因后查看联系方式',
    isSensitive: true,
  },
  'stars.lead': {
    group: '人员与队伍',
    name: '负责人确认五星、定星级标准',
    description: '以中心负责人的身份确认五星志愿者，是两位确认人中的一位；设定每颗星要求的小时',
    isSensitive: true,
  },
  'volunteers.verify': {
    group: '人员与队伍',
    name: '实名审核',
    description: '核对实名认证，查看证件号码与照片须填写理由并留痕',
    isSensitive: true,
  },
  'teams.view': { group: '人员与队伍', name: '查看队伍', description: '查看队伍资料与成员，联系方式脱敏' },
  'teams.review': {
    group: '人员与队伍',
    name: '审核队伍',
    description: '审核队伍入驻与资料变更',
    isSensitive: true,
  },
  'needs.view': { group: '需求', name: '查看需求', description: '查看各状态的服务需求' },
  'needs.take': { group: '需求', name: '代点单', description: '替居民写下需求，查看自己代点的单办到哪一步' },
  'needs.review': {
    group: '需求',
    name: '审核需求',
    description: '核实、退回、不予受理和合并服务需求，写明原因后查看点单人信息',
    isSensitive: true,
  },
  'needs.dispatch': {
    group: '需求',
    name: '调度需求',
    description: '指派、转派服务需求',
    isSensitive: true,
  },
  'needs.menu': {
    group: '需求',
    name: '管理服务菜单',
    description: '审核队伍提供的服务，编辑、上架和下架服务菜单',
    isSensitive: true,
  },
  'news.edit': { group: '内容', name: '编辑内容', description: '发布、修改和下线新闻与公告' },
  'news.review': {
    group: '内容',
    name: '审核内容',
    description: '初审、终审动态，置顶、推荐和下线已发布的内容',
  },
  'news.categories': {
    group: '内容',
    name: '管理栏目',
    description: '新建、修改、停用栏目，设置发布范围和审核级数',
  },
  'discussion.review': {
    group: '内容',
    name: '管理问答',
    description: '处理待审、被举报的问答和群发消息，维护词表',
  },
  'anomalies.judge': {
    group: '监督',
    name: '核实异常提示',
    description: '看异常看板上的提示和证据，写明结论；结论不改任何人的时长和信用',
  },
  'complaints.handle': {
    group: '监督',
    name: '办理投诉',
    description: '受理、调查和书面答复投诉举报；投诉人身份封存，拆封要安全管理员批准',
    isSensitive: true,
  },
  'statistics.view': { group: '统计', name: '查看统计', description: '查看后台首页和统计报表' },
  'accounts.edit': {
    group: '系统',
    name: '管理账号',
    description: '新建、停用账号，重置密码',
    isSensitive: true,
  },
  'roles.edit': {
    group: '系统',
    name: '管理角色',
    description: '新建角色，调整角色的权限',
    isSensitive: true,
  },
  'site.edit': {
    group: '系统',
    name: '站点设置',
    description: '修改站点名称、页脚、区域与工作日历',
    isSensitive: true,
  },
  'sms.view': {
    group: '系统',
    name: '查看短信',
    description: '查看短信发件箱，重发失败的短信，号码脱敏',
    isSensitive: true,
  },
  'system.watch': {
    group: '系统',
    name: '查看运行状态',
    description: '查看系统的负载、快慢、后台任务和排队情况',
  },
  'security.edit': {
    group: '安全',
    name: '安全策略',
    description: '解除登录锁定，结束登录会话，调整安全策略',
    isSensitive: true,
  },
  'audit.read': {
    group: '审计',
    name: '查看审计日志',
    description: '查看全部操作的审计记录',
    isSensitive: true,
  },
} as const satisfies Record<string, PermissionWord>;

export type PermissionCode = keyof typeof permissionWords;
export const permissionCodes = keysOf(permissionWords);

/** Groups that only built-in roles hold; whoever holds them is changed and stopped with the security administrator's agreement. */
export const guardedGroups = ['安全', '审计'] as const;

/** Administrators that one person must not combine (三员分立, GB/T 22239): no role holds permissions of two of these groups. */
export const separatedGroups = ['系统', '安全', '审计'] as const;
