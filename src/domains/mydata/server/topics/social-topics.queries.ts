import { sql as raw } from 'kysely';
import {
  complaintKindLabels,
  complaintStatusLabels,
  complaintStepLabels,
} from '#domains/complaints/contract/complaints.words.ts';
import { chatKindLabels, chatStatusLabels } from '#domains/discussion/contract/discussion.words.ts';
import {
  messageCategoryLabels,
  messageChannelLabels,
  reportStatusLabels,
} from '#domains/messages/contract/messages.words.ts';
import { needStatusLabels } from '#domains/needs/contract/needs.words.ts';
import { outcomeLabels } from '#domains/needs/contract/rating.words.ts';
import { joinWayLabels } from '#domains/teams/contract/members.words.ts';
import { memberRoleLabels, memberStatusLabels } from '#domains/teams/contract/teams.words.ts';
import { deliveryStatusWords, teamNoteWords } from '../../contract/mydata.words.ts';
import type { Topic } from './topic.ts';

/** Teams, follows, what one wrote and was told, what one asked for and complained of. */
export const socialTopics: readonly Topic[] = [
  {
    key: 'teams',
    title: '我的队伍',
    tables: ['team_members'],
    fields: [
      ['teamName', '队伍'],
      ['memberNo', '队员编号'],
      ['memberRole', '职务', memberRoleLabels],
      ['status', '状态', memberStatusLabels],
      ['joinWay', '加入途径', joinWayLabels],
      ['groupName', '小组'],
      ['tags', '标签'],
      ['remark', '队伍备注'],
      ['applyMessage', '申请留言'],
      ['rejectReason', '拒绝原因'],
      ['leaveReason', '离队原因'],
      ['joinedAt', '加入时间'],
      ['leftAt', '离队时间'],
    ],
    rows: ({
      volunteerId,
    }) => raw`select t.name as team_name, m.member_no, m.member_role, m.status, m.join_way, m.group_name, m.tags, m.remark,
  m.apply_message, m.reject_reason, m.leave_reason, m.joined_at, m.left_at
from team_members m join teams t on t.id = m.team_id where m.volunteer_id = ${volunteerId} order by m.id`,
  },
  {
    key: 'teamNotes',
    title: '队伍写给我和关于我的话',
    tables: ['person_notes'],
    fields: [
      ['createdAt', '时间'],
      ['teamName', '队伍'],
      ['kind', '类别', teamNoteWords],
      ['body', '内容'],
    ],
    rows: ({ volunteerId }) => raw`select n.created_at, t.name as team_name, n.kind, n.body
from person_notes n join teams t on t.id = n.team_id where n.volunteer_id = ${volunteerId} order by n.id`,
  },
  {
    key: 'leading',
    title: '我当领队的活动',
    tables: ['activity_leaders'],
    fields: [
      ['activityNo', '活动编号'],
      ['title', '活动'],
      ['appointedAt', '指定时间'],
    ],
    rows: ({ volunteerId }) => raw`select a.activity_no, a.title, l.appointed_at
from activity_leaders l join activities a on a.id = l.activity_id where l.volunteer_id = ${volunteerId} order by l.appointed_at`,
  },
  {
    key: 'follows',
    title: '关注的队伍',
    tables: ['team_follows'],
    fields: [
      ['teamName', '队伍'],
      ['createdAt', '关注时间'],
    ],
    rows: ({ volunteerId }) => raw`select t.name as team_name, f.created_at
from team_follows f join teams t on t.id = f.team_id where f.volunteer_id = ${volunteerId} order by f.created_at`,
  },
  {
    key: 'favourites',
    title: '收藏与开始报名提醒',
    tables: ['favourites', 'opening_reminders'],
    fields: [
      ['kind', '类别'],
      ['activityNo', '活动编号'],
      ['title', '活动'],
      ['createdAt', '时间'],
    ],
    rows: ({ volunteerId }) => raw`select f.kind, a.activity_no, a.title, f.created_at from (
  select '收藏' as kind, activity_id, created_at from favourites where volunteer_id = ${volunteerId}
  union all select '开始报名提醒', activity_id, created_at from opening_reminders where volunteer_id = ${volunteerId}) f
join activities a on a.id = f.activity_id order by f.created_at, a.id`,
  },
  {
    key: 'messages',
    title: '站内消息',
    tables: ['messages'],
    fields: [
      ['createdAt', '时间'],
      ['category', '类别', messageCategoryLabels],
      ['title', '标题'],
      ['body', '内容'],
      ['readAt', '读于'],
      ['deletedAt', '删除于'],
    ],
    rows: ({ accountId }) =>
      raw`select created_at, category, title, body, read_at, deleted_at from messages where account_id = ${accountId} order by id`,
  },
  {
    key: 'deliveries',
    title: '短信提醒',
    tables: ['message_deliveries'],
    fields: [
      ['createdAt', '时间'],
      ['channel', '方式', messageChannelLabels],
      ['category', '类别', messageCategoryLabels],
      ['status', '状态', deliveryStatusWords],
      ['settledAt', '办结'],
    ],
    rows: ({ accountId }) =>
      raw`select created_at, channel, category, status, settled_at from message_deliveries where account_id = ${accountId} order by id`,
  },
  {
    key: 'messageChoices',
    title: '消息设置与免打扰',
    tables: ['message_preferences', 'message_mutes'],
    fields: [
      ['kind', '设置'],
      ['what', '对象'],
      ['isOn', '是否打开'],
    ],
    rows: ({
      accountId,
    }) => raw`select 'channel' as kind, channel || '/' || category as what, is_on from message_preferences where account_id = ${accountId}
union all select 'mutedTeam', t.name, false from message_mutes m join teams t on t.id = m.team_id where m.account_id = ${accountId} order by 1, 2`,
  },
  {
    key: 'messageReports',
    title: '我举报的群发消息',
    tables: ['message_reports'],
    fields: [
      ['createdAt', '时间'],
      ['title', '消息'],
      ['reason', '原因'],
      ['status', '状态', reportStatusLabels],
    ],
    rows: ({ accountId }) => raw`select r.created_at, b.title, r.reason, r.status
from message_reports r join bulk_messages b on b.id = r.bulk_id where r.account_id = ${accountId} order by r.id`,
  },
  {
    key: 'posts',
    title: '我的留言',
    tables: ['chat_posts'],
    fields: [
      ['createdAt', '时间'],
      ['title', '活动'],
      ['kind', '类别', chatKindLabels],
      ['content', '内容'],
      ['status', '状态', chatStatusLabels],
      ['hiddenReason', '隐藏原因'],
    ],
    rows: ({ accountId }) => raw`select p.created_at, a.title, p.kind, p.content, p.status, p.hidden_reason
from chat_posts p join activities a on a.id = p.activity_id where p.author_id = ${accountId} order by p.id`,
  },
  {
    key: 'postReports',
    title: '我举报的留言',
    tables: ['chat_reports'],
    fields: [
      ['createdAt', '时间'],
      ['reason', '原因'],
      ['answeredAt', '办结'],
    ],
    rows: ({ accountId }) =>
      raw`select created_at, reason, answered_at from chat_reports where account_id = ${accountId} order by created_at`,
  },
  {
    key: 'needs',
    title: '我发布的求助',
    tables: ['needs', 'need_ratings'],
    fields: [
      ['needNo', '求助编号'],
      ['title', '标题'],
      ['description', '说明'],
      ['status', '状态', needStatusLabels],
      ['submittedAt', '提交时间'],
      ['endedAt', '办结时间'],
      ['outcome', '我的评价', outcomeLabels],
      ['note', '评语'],
    ],
    rows: ({
      accountId,
    }) => raw`select n.need_no, n.title, n.description, n.status, n.submitted_at, n.ended_at, r.outcome, r.note
from needs n left join need_ratings r on r.need_id = n.id and r.by_id = ${accountId}
where n.requester_account_id = ${accountId} order by n.id, r.round`,
  },
  {
    key: 'complaints',
    title: '我的投诉',
    tables: ['complaints'],
    fields: [
      ['complaintNo', '投诉编号'],
      ['kind', '类别', complaintKindLabels],
      ['targetTitle', '投诉对象'],
      ['content', '内容'],
      ['evidenceCount', '证据份数'],
      ['status', '状态', complaintStatusLabels],
      ['submittedAt', '提交时间'],
      ['decidedAt', '答复时间'],
    ],
    rows: ({
      complaintOwner,
    }) => raw`select complaint_no, kind, case target_type when 'person' then '某人' else target_title end as target_title,
  content, (select count(*)::int from files f where f.target_type = 'complaint' and f.target_id = complaints.id and f.purpose = 'complaintProof') as evidence_count,
  status, submitted_at, decided_at from complaints where owner_hash = ${complaintOwner} order by id`,
  },
  {
    key: 'complaintSteps',
    title: '我的投诉办理经过',
    tables: ['complaint_steps'],
    fields: [
      ['complaintNo', '投诉编号'],
      ['at', '时间'],
      ['step', '经过', complaintStepLabels],
      ['note', '说明'],
    ],
    rows: ({ complaintOwner }) => raw`select c.complaint_no, s.at, s.step, s.note
from complaint_steps s join complaints c on c.id = s.complaint_id where c.owner_hash = ${complaintOwner} and s.step <> 'unsealed' order by s.id`,
  },
];
