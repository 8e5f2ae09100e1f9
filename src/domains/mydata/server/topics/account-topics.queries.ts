import { sql as raw } from 'kysely';
import { checkStatusLabels, idKindLabels, seenLabels } from '#domains/volunteers/contract/real-name.words.ts';
import { exportStateLabels } from '#domains/exports/contract/exports.words.ts';
import { filePurposeLabels } from '#domains/files/contract/files.words.ts';
import { consentTitles, givenByLabels } from '../../contract/mydata.words.ts';
import type { Topic } from './topic.ts';

/** Account, identity, consents, logins, and who looked. */
export const accountTopics: readonly Topic[] = [
  {
    key: 'realNameChecks',
    title: '实名认证与资料变更申请',
    tables: ['real_name_checks'],
    fields: [
      ['submittedAt', '提交时间'],
      ['name', '姓名'],
      ['gender', '性别', { male: '男', female: '女' }],
      ['birthOn', '出生日期'],
      ['idKind', '证件类型', idKindLabels],
      ['idMasked', '证件号码'],
      ['isChange', '是否变更'],
      ['status', '结果', checkStatusLabels],
      ['decidedAt', '办理时间'],
      ['reason', '说明'],
    ],
    rows: ({
      volunteerId,
    }) => raw`select submitted_at, name, gender, birth_on, id_kind, id_masked, is_change, status, decided_at, reason
from real_name_checks where volunteer_id = ${volunteerId} order by id`,
  },
  {
    key: 'consents',
    title: '同意与撤回',
    tables: ['consents'],
    fields: [
      ['purpose', '事项', consentTitles],
      ['version', '版本'],
      ['givenBy', '同意人', givenByLabels],
      ['givenAt', '同意时间'],
      ['withdrawnAt', '撤回时间'],
    ],
    rows: ({ accountId }) => raw`select purpose, version, given_by, given_at, withdrawn_at
from consents where account_id = ${accountId} order by id`,
  },
  {
    key: 'closings',
    title: '账号注销申请',
    tables: ['account_closings'],
    fields: [
      ['askedAt', '申请时间'],
      ['closesAt', '冷静期到'],
      ['withdrawnAt', '撤回时间'],
    ],
    rows: ({ volunteerId }) =>
      raw`select asked_at, closes_at, withdrawn_at from account_closings where volunteer_id = ${volunteerId} order by asked_at`,
  },
  {
    key: 'sessions',
    title: '登录与设备',
    tables: ['sessions', 'used_refresh_secrets'],
    fields: [
      ['createdAt', '登录时间'],
      ['device', '设备'],
      ['lastSeenAt', '最近使用'],
      ['endedAt', '结束时间'],
      ['endReason', '结束原因'],
    ],
    rows: ({ accountId }) => raw`select created_at, device, last_seen_at, ended_at, end_reason
from sessions where account_id = ${accountId} order by id`,
  },
  {
    key: 'passkeys',
    title: '通行密钥',
    tables: ['passkeys'],
    fields: [
      ['name', '名称'],
      ['createdAt', '添加时间'],
      ['lastUsedAt', '最近使用'],
    ],
    rows: ({ accountId }) =>
      raw`select name, created_at, last_used_at from passkeys where account_id = ${accountId} order by id`,
  },
  {
    key: 'ownActs',
    title: '我的操作记录',
    tables: ['audit_log', 'audit_origins'],
    fields: [
      ['at', '时间'],
      ['action', '操作代码'],
      ['address', '网络地址'],
    ],
    rows: ({ accountId }) => raw`select l.at, l.action, o.address
from audit_log l left join audit_origins o on o.request_id = l.request_id where l.actor_id = ${accountId} order by l.id`,
  },
  {
    key: 'looks',
    title: '谁看过我',
    tables: ['real_name_looks'],
    fields: [
      ['at', '时间'],
      ['role', '角色'],
      ['unit', '单位或队伍'],
      ['seen', '看了什么', seenLabels],
      ['reason', '原因'],
    ],
    rows: ({ volunteerId }) => raw`select l.at, coalesce(r.name, '工作人员') as role,
  case c.user_type when 1 then c.display_name else o.name end as unit, l.detail -> 'seen' as seen, l.reason
from audit_log l left join accounts c on c.id = l.actor_id left join roles r on r.id = c.role_id
left join organisations o on o.id = c.organisation_id
where l.target_type = 'volunteer' and l.target_id = ${volunteerId} and l.actor_id <> ${volunteerId} and l.detail -> 'seen' is not null
order by l.at, l.id`,
  },
  {
    key: 'uploads',
    title: '我上传的文件',
    tables: ['files'],
    fields: [
      ['createdAt', '上传时间'],
      ['name', '文件名'],
      ['purpose', '用途', filePurposeLabels],
      ['mime', '类型'],
      ['bytes', '字节数'],
    ],
    rows: ({ accountId }) =>
      raw`select created_at, name, purpose, mime, bytes from files where uploader_id = ${accountId} order by id`,
  },
  {
    key: 'exports',
    title: '我的导出',
    tables: ['export_orders', 'export_parts'],
    fields: [
      ['askedAt', '申请时间'],
      ['what', '内容'],
      ['state', '状态', exportStateLabels],
      ['endedAt', '完成时间'],
    ],
    rows: ({ accountId }) =>
      raw`select asked_at, what, state, ended_at from export_orders where account_id = ${accountId} order by id`,
  },
];
