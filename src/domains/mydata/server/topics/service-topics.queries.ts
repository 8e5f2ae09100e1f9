import { sql as raw } from 'kysely';
import {
  attendanceMethods,
  attendanceStates,
  attendanceStepLabels,
} from '#domains/attendance/contract/attendance.words.ts';
import { makeupStates } from '#domains/activities/contract/makeups.words.ts';
import { claimStates } from '#domains/hours/contract/claims.words.ts';
import { correctionCauses, correctionStates, hourStates } from '#domains/hours/contract/hours.words.ts';
import { materialSides, materialStates } from '#domains/hours/contract/material.words.ts';
import { coverStates } from '#domains/signups/contract/covers.words.ts';
import { signUpStates } from '#domains/signups/contract/signups.words.ts';
import { entryAnswerWords, hourSourceWords, reconfirmWords } from '../../contract/mydata.words.ts';
import type { Topic } from './topic.ts';

const answersOf = raw`(select string_agg(one.said->>'question' || '：' || (one.said->>'answer'), '；' order by one.place)
  from jsonb_array_elements(u.answers) with ordinality as one (said, place))`;

const companionsOf = raw`(select string_agg((one.said->>'name') || '（' || (one.said->>'age') || ' 岁）', '、' order by one.place)
  from jsonb_array_elements(u.companions) with ordinality as one (said, place))`;

/** Sign-ups, attendance, hours and what they are proved by. */
export const serviceTopics: readonly Topic[] = [
  {
    key: 'signUps',
    title: '报名',
    tables: ['sign_ups', 'reconfirmations'],
    fields: [
      ['activityNo', '活动编号'],
      ['title', '活动'],
      ['postName', '岗位'],
      ['startsAt', '开始'],
      ['endsAt', '结束'],
      ['status', '状态', signUpStates],
      ['statusReason', '原因'],
      ['note', '备注'],
      ['answers', '报名回答'],
      ['companions', '同行人'],
      ['createdAt', '报名时间'],
      ['cancelledAt', '取消时间'],
      ['isLateCancel', '是否晚取消'],
      ['reconfirmAskedAt', '变更确认询问'],
      ['reconfirmAnswer', '变更确认答复', reconfirmWords],
    ],
    rows: ({
      volunteerId,
    }) => raw`select a.activity_no, a.title, s.post_name, u.starts_at, u.ends_at, u.status, u.status_reason, u.note, ${answersOf} as answers, ${companionsOf} as companions, u.created_at,
  u.cancelled_at, u.is_late_cancel, r.asked_at as reconfirm_asked_at, r.answer as reconfirm_answer
from sign_ups u join activities a on a.id = u.activity_id join shifts s on s.id = u.shift_id
left join reconfirmations r on r.sign_up_id = u.id where u.volunteer_id = ${volunteerId} order by u.id`,
  },
  {
    key: 'covers',
    title: '换班与顶班',
    tables: ['cover_requests', 'cover_asks'],
    fields: [
      ['at', '时间'],
      ['part', '我是'],
      ['title', '活动'],
      ['startsAt', '班次开始'],
      ['reason', '我的原因'],
      ['status', '请求状态', coverStates],
      ['answer', '我的答复', { no: '没有时间', refused: '队伍没有同意' }],
    ],
    rows: ({
      volunteerId,
    }) => raw`select c.at, c.part, a.title, s.starts_at, c.reason, c.status, c.answer, c.id from (
  select created_at as at, '请人顶班' as part, shift_id, activity_id, reason, status, null as answer, id from cover_requests where asker_id = ${volunteerId}
  union all select q.asked_at, '被问到', r.shift_id, r.activity_id, null, r.status, q.answer, r.id from cover_asks q
    join cover_requests r on r.id = q.request_id where q.volunteer_id = ${volunteerId}
  union all select taken_at, '顶班', shift_id, activity_id, null, status, null, id from cover_requests where taker_id = ${volunteerId}) c
join activities a on a.id = c.activity_id join shifts s on s.id = c.shift_id order by c.at, c.id, c.part`,
  },
  {
    key: 'attendance',
    title: '出勤',
    tables: ['participations'],
    fields: [
      ['activityNo', '活动编号'],
      ['title', '活动'],
      ['status', '状态', attendanceStates],
      ['checkedInAt', '签到'],
      ['inMethod', '签到方式', attendanceMethods],
      ['checkedOutAt', '签退'],
      ['outMethod', '签退方式', attendanceMethods],
      ['distanceM', '距活动地点（米）'],
      ['fixReason', '补签原因'],
      ['absentReason', '缺席原因'],
      ['objection', '我的异议'],
      ['objectedAt', '异议时间'],
    ],
    rows: ({
      volunteerId,
    }) => raw`select a.activity_no, a.title, p.status, p.checked_in_at, p.in_method, p.checked_out_at, p.out_method,
  p.distance_m, p.fix_reason, p.absent_reason, p.objection, p.objected_at
from participations p join activities a on a.id = p.activity_id where p.volunteer_id = ${volunteerId} order by p.id`,
  },
  {
    key: 'checkIns',
    title: '签到签退回执',
    tables: ['attendance_events'],
    fields: [
      ['at', '时间'],
      ['kind', '事件', attendanceStepLabels],
      ['method', '方式', attendanceMethods],
      ['receiptNo', '回执号'],
      ['distanceM', '距活动地点（米）'],
      ['reason', '原因'],
      ['address', '本人操作时的网络地址'],
    ],
    rows: ({
      accountId,
      volunteerId,
    }) => raw`select e.at, e.kind, e.method, e.receipt_no, e.distance_m, e.reason,
  case when e.operator_id = ${accountId} then e.address end as address
from attendance_events e join participations p on p.id = e.participation_id where p.volunteer_id = ${volunteerId} order by e.id`,
  },
  {
    key: 'hours',
    title: '服务时长',
    tables: ['service_hours', 'hour_entries', 'ledger_entries', 'ledger_leaves', 'ledger_names'],
    fields: [
      ['hourNo', '记录编号'],
      ['serviceOn', '服务日期'],
      ['activityTitle', '活动'],
      ['teamName', '队伍'],
      ['postName', '岗位'],
      ['place', '地点'],
      ['minutes', '分钟'],
      ['source', '来源', hourSourceWords],
      ['evidenceGrade', '证据等级'],
      ['status', '状态', hourStates],
      ['publicityEndsAt', '公示到'],
      ['effectiveAt', '生效时间'],
      ['reason', '说明'],
      ['answer', '我对补录的答复', entryAnswerWords],
      ['ledgerPlace', '队伍账本中的序号'],
      ['ledgerPosition', '总账中的位置'],
      ['ledgerHash', '账本摘要'],
    ],
    rows: ({
      volunteerId,
    }) => raw`select h.hour_no, h.service_on, h.activity_title, t.name as team_name, h.post_name, h.place, h.minutes, h.source, h.evidence_grade,
  h.status, h.publicity_ends_at, h.effective_at, h.reason, n.answer, e.place as ledger_place, l.position as ledger_position,
  encode(e.hash, 'hex') as ledger_hash
from service_hours h join teams t on t.id = h.team_id left join hour_entries n on n.hour_id = h.id
left join ledger_entries e on e.hour_id = h.id left join ledger_leaves l on l.entry_id = e.id
where h.volunteer_id = ${volunteerId} order by h.service_on, h.id`,
  },
  {
    key: 'corrections',
    title: '时长更正申请',
    tables: ['hour_corrections'],
    fields: [
      ['createdAt', '申请时间'],
      ['hourNo', '记录编号'],
      ['cause', '原因', correctionCauses],
      ['oldMinutes', '原分钟'],
      ['wishedMinutes', '希望的分钟'],
      ['wishedStartsAt', '希望的开始'],
      ['wishedEndsAt', '希望的结束'],
      ['text', '说明'],
      ['state', '状态', correctionStates],
      ['teamOpinion', '队伍意见'],
      ['endedAt', '办结时间'],
    ],
    rows: ({
      volunteerId,
    }) => raw`select c.created_at, h.hour_no, c.cause, c.old_minutes, c.wished_minutes, c.wished_starts_at, c.wished_ends_at, c.text, c.state, c.team_opinion, c.ended_at
from hour_corrections c left join service_hours h on h.id = c.hour_id where c.volunteer_id = ${volunteerId} order by c.id`,
  },
  {
    key: 'claims',
    title: '补记服务申请',
    tables: ['hour_claims'],
    fields: [
      ['createdAt', '申请时间'],
      ['claimNo', '申请编号'],
      ['title', '服务'],
      ['teamName', '队伍'],
      ['place', '地点'],
      ['startsAt', '开始'],
      ['endsAt', '结束'],
      ['minutes', '分钟'],
      ['text', '经过'],
      ['lateReason', '迟报原因'],
      ['firstOpinion', '中心初核意见'],
      ['state', '状态', claimStates],
      ['teamMinutes', '队伍认可的分钟'],
      ['teamOpinion', '队伍意见'],
    ],
    rows: ({
      volunteerId,
    }) => raw`select c.created_at, c.claim_no, c.title, t.name as team_name, c.place, c.starts_at, c.ends_at, c.minutes, c.text, c.late_reason, c.first_opinion,
  c.state, c.team_minutes, c.team_opinion
from hour_claims c join teams t on t.id = c.team_id where c.volunteer_id = ${volunteerId} order by c.id`,
  },
  {
    key: 'materialAsks',
    title: '请我补的材料',
    tables: ['hour_material_asks'],
    fields: [
      ['askedAt', '提出时间'],
      ['side', '由谁提出', materialSides],
      ['missing', '缺少的材料'],
      ['dueAt', '补交期限'],
      ['state', '状态', materialStates],
      ['answer', '我的说明'],
      ['endedAt', '结束时间'],
    ],
    rows: ({
      volunteerId,
    }) => raw`select m.asked_at, m.side, m.missing, m.due_at, m.state, m.answer, m.ended_at
from hour_material_asks m left join hour_corrections c on c.id = m.correction_id left join hour_claims k on k.id = m.claim_id
where coalesce(c.volunteer_id, k.volunteer_id) = ${volunteerId} order by m.id`,
  },
  {
    key: 'makeups',
    title: '队伍补录的活动里关于我的',
    tables: ['activity_makeups', 'activity_makeup_people'],
    fields: [
      ['createdAt', '写下的时间'],
      ['makeupNo', '补录编号'],
      ['title', '活动'],
      ['teamName', '队伍'],
      ['placeName', '地点'],
      ['servedOn', '服务日期'],
      ['fromTime', '开始'],
      ['toTime', '结束'],
      ['minutes', '写明的分钟'],
      ['state', '状态', makeupStates],
    ],
    rows: ({
      volunteerId,
    }) => raw`select m.created_at, m.makeup_no, m.title, t.name as team_name, m.place_name, m.served_on,
  coalesce(nullif(p.from_time, ''), m.from_time) as from_time, coalesce(nullif(p.to_time, ''), m.to_time) as to_time, p.minutes, m.state
from activity_makeup_people p join activity_makeups m on m.id = p.makeup_id join teams t on t.id = m.team_id
where p.volunteer_id = ${volunteerId} order by m.id`,
  },
  {
    key: 'objections',
    title: '我对公示提出的异议',
    tables: ['service_hours'],
    fields: [
      ['objectedAt', '提出时间'],
      ['hourNo', '记录编号'],
      ['objection', '异议'],
      ['objectionAnswer', '答复'],
    ],
    rows: ({ accountId }) => raw`select objected_at, hour_no, objection, objection_answer
from service_hours where objector_id = ${accountId} order by id`,
  },
];
