import { randomBytes } from 'node:crypto';
import type { KnownIds } from '#testing/hostile-values.ts';
import type { AttackedProduct } from './attacked-product.ts';

/** Who attacks from within: a volunteer, a team, the head of a 所, and two of the centre without rights over rows. */
export const strangers = {
  volunteer: 'zhiyuan777',
  team: 'duiwu002',
  head: 'suozhang001',
  analyst: 'tongji001',
  auditor: 'shenji001',
} as const;

/** Rows of the demo city that belong to none of the strangers, by the name of the property that asks for them. */
export type ForeignRows = { ids: KnownIds; hidden: KnownIds };

/** Teams and volunteers whom no stranger has to do with: another team, outside of the 所 that the head leads. */
const others = `
  with head as (
    select o.path from accounts a join organisations o on o.id = a.organisation_id
    where a.login_name = '${strangers.head}'),
  t as (
    select t.* from teams t join accounts a on a.id = t.account_id join organisations o on o.id = t.organisation_id
    where a.login_name <> '${strangers.team}' and not exists (select from head where o.path like head.path || '%')),
  v as (
    select v.* from volunteers v join accounts a on a.id = v.account_id
      left join organisations o on o.id = v.organisation_id
    where a.login_name <> '${strangers.volunteer}' and a.status = 'active'
      and not exists (select from head where o.path like head.path || '%')
      and not exists (select from team_members m join teams x on x.id = m.team_id join accounts xa on xa.id = x.account_id
        where m.volunteer_id = v.id and xa.login_name = '${strangers.team}'))`;

const ofTeam = (table: string) => `${table} x join t on t.id = x.team_id`;
const ofActivity = (table: string) =>
  `${table} x join activities a on a.id = x.activity_id join t on t.id = a.team_id`;
const ofBoth = (table: string) => `${ofActivity(table)} join v on v.id = x.volunteer_id`;

type Source = {
  from: string;
  /** Some rows of each kind are taken. */
  kind: string;
  where?: string;
  /** Which of them are not public. */
  hidden?: string;
};

const notPublic = (table: string) => `${table}.status in ('draft', 'pending', 'returned')`;
const strangersNames = Object.values(strangers)
  .map((name) => `'${name}'`)
  .join(', ');
const notBelowHead = `not exists (select from head where x.path like head.path || '%')`;

/** For each property that asks for a row: where rows of the others are. */
const sources: Record<string, Source> = {
  activityId: { from: ofTeam('activities'), kind: 'x.status', hidden: notPublic('x') },
  shiftId: { from: ofActivity('shifts'), kind: 'a.status', hidden: notPublic('a') },
  signUpId: { from: ofBoth('sign_ups'), kind: 'x.status' },
  participationId: { from: ofBoth('participations'), kind: 'x.status' },
  hourId: { from: ofBoth('service_hours'), kind: 'x.status' },
  claimId: {
    from: 'hour_claims x join t on t.id = x.team_id join v on v.id = x.volunteer_id',
    kind: 'x.state',
  },
  volunteerId: { from: 'v x', kind: 'x.status' },
  teamId: { from: 't x', kind: 'x.status', hidden: notPublic('x') },
  teamUserId: { from: `${ofTeam('team_members')} join v on v.id = x.volunteer_id`, kind: 'x.status' },
  changeId: { from: ofTeam('team_changes'), kind: 'x.status' },
  dynamicId: { from: ofTeam('news_items'), kind: 'x.status', hidden: notPublic('x') },
  chatId: { from: `${ofActivity('chat_posts')} join v on v.account_id = x.author_id`, kind: 'x.status' },
  messageId: { from: 'messages x join v on v.account_id = x.account_id', kind: 'x.category' },
  checkId: { from: 'real_name_checks x join v on v.id = x.volunteer_id', kind: 'x.status' },
  sessionId: { from: 'sessions x join v on v.account_id = x.account_id', kind: 'x.ended_at is null' },
  fileId: { from: 'files x join v on v.account_id = x.uploader_id', kind: 'x.purpose' },
  accountId: {
    from: 'accounts x',
    kind: 'x.role_id',
    where: `x.user_type = 3 and x.login_name not in (${strangersNames})`,
  },
  roleId: { from: 'roles x', kind: 'x.code', where: `x.code in ('systemAdmin', 'securityAdmin')` },
  organisationId: { from: 'organisations x', kind: 'x.kind', where: notBelowHead },
  reportId: {
    from: 'message_reports x join bulk_messages b on b.id = x.bulk_id join t on t.id = b.team_id',
    kind: 'x.status',
  },
  smsId: { from: 'outbox x', kind: 'x.status' },
  wordId: { from: 'chat_words x', kind: `x.created_by` },
  approvalId: { from: 'approvals x', kind: 'x.state' },
  correctionId: { from: ofBoth('hour_corrections'), kind: 'x.state' },
  askId: {
    from: 'hour_material_asks x join hour_corrections c on c.id = x.correction_id join t on t.id = c.team_id join v on v.id = c.volunteer_id',
    kind: 'x.state',
  },
  sampleId: { from: 'hour_samples x', kind: 'x.used_at is null' },
  dynamicTypeId: { from: 'news_categories x', kind: 'x.post_scope' },
  menuId: { from: 'menus x', kind: 'x.client' },
};

/** The same rows by other names. */
const alsoCalled: Record<string, string> = {
  parentId: 'organisationId',
  proofFileId: 'fileId',
  targetId: 'accountId',
  actorId: 'accountId',
};

/** Which rows an operation asks for that has its `{id}` in the path. */
export const rowsOfPath: Record<string, string> = {
  getFileLink: 'fileId',
  getMenuByRole: 'roleId',
  previewMenu: 'roleId',
  getRealNameCheck: 'checkId',
  getVolunteerForStaff: 'volunteerId',
  getTeam: 'teamId',
  getJoinStanding: 'teamId',
  getTeamForReview: 'teamId',
  getTeamForStaff: 'teamId',
  getMember: 'teamUserId',
  getMyMembership: 'teamUserId',
  getNews: 'dynamicId',
  getNewsWork: 'dynamicId',
  previewCancel: 'signUpId',
  getSignUpCalendar: 'signUpId',
  getAttendanceCode: 'shiftId',
  getVolunteerCode: 'shiftId',
};
/** Those not named above ask for an activity. */
export const rowOfPath = (name: string): string => rowsOfPath[name] ?? 'activityId';

const perKind = 3;
const atMost = 12;

/** Asks the database of the product for rows of others, of every kind. */
export async function findForeignRows({ rows }: AttackedProduct): Promise<ForeignRows> {
  const ids: Record<string, number[]> = {};
  const hidden: Record<string, number[]> = {};
  for (const [name, { from, kind, where = 'true', hidden: isHidden = 'false' }] of Object.entries(sources)) {
    const found = await rows<{ id: number; hidden: boolean }>(
      `${others} select id, hidden from (
         select x.id, ${isHidden} as hidden, row_number() over (partition by ${kind} order by x.id desc) as place
         from ${from} where ${where}) as ranked
       where place <= ${perKind} order by place, id desc limit ${atMost}`,
    );
    ids[name] = found.map(({ id }) => Number(id));
    hidden[name] = found.filter((row) => row.hidden).map(({ id }) => Number(id));
  }
  for (const [name, same] of Object.entries(alsoCalled)) ids[name] = ids[same] ?? [];
  ids.id = Object.values(ids).flat();
  return { ids, hidden };
}

/** Writes words that are found nowhere else into private rows of the others, and gives the words. */
export async function plantSecrets({ rows }: AttackedProduct): Promise<string[]> {
  const word = (place: string) => `密语${place}${randomBytes(4).toString('hex')}`;
  const [letter, note, remark, work] = [word('信'), word('报'), word('备'), word('职')];
  await rows(`${others} update messages x set body = $1 from v where v.account_id = x.account_id`, [letter]);
  await rows(
    `${others} update sign_ups x set note = $1 from v, activities a, t
    where v.id = x.volunteer_id and a.id = x.activity_id and t.id = a.team_id`,
    [note],
  );
  await rows(
    `${others} update team_members x set remark = $1 from t, v
    where t.id = x.team_id and v.id = x.volunteer_id`,
    [remark],
  );
  await rows(`${others} update volunteers x set workplace = $1 from v where v.id = x.id`, [work]);
  return [letter, note, remark, work];
}
