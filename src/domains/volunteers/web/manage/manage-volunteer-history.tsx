import { hourStates } from '#domains/hours/contract/hours.words.ts';
import type { HourState } from '#domains/hours/contract/hours.words.ts';
import { signUpStates } from '#domains/signups/contract/signups.words.ts';
import type { SignUpState } from '#domains/signups/contract/signups.words.ts';
import { memberRoleLabels } from '#domains/teams/contract/teams.words.ts';
import type { MemberRole } from '#domains/teams/contract/teams.words.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dateTimeLabel } from '#platform/contract/instants.ts';
import { type Column, DataTable, type DataTableProps } from '#platform/web/table/data-table.tsx';
import { creditKindLabels, creditStatusLabels } from '../../contract/manage-volunteers.words.ts';
import type { VolunteerDetail } from '../../contract/manage-volunteers.contract.ts';
import styles from './manage-volunteer.module.css';

type Detail<Key extends keyof VolunteerDetail> = VolunteerDetail[Key] extends readonly (infer Row)[]
  ? Row
  : never;

const signUpColumns: readonly Column<Detail<'signUps'>>[] = [
  {
    key: 'title',
    header: '活动',
    cell: ({ title, statusReason }) => (
      <>
        <b>{title}</b>
        {statusReason && <small>{statusReason}</small>}
      </>
    ),
  },
  { key: 'at', header: '时间', isTight: true, cell: ({ startsAt }) => dateTimeLabel(startsAt) },
  {
    key: 'state',
    header: '状态',
    isTight: true,
    cell: ({ status }) => signUpStates[status as SignUpState] ?? status,
  },
];

const hourColumns: readonly Column<Detail<'hours'>>[] = [
  { key: 'title', header: '活动', cell: ({ activityTitle }) => activityTitle },
  { key: 'on', header: '服务日期', isTight: true, cell: ({ serviceOn }) => serviceOn },
  {
    key: 'minutes',
    header: '时长',
    isNumeric: true,
    isTight: true,
    cell: ({ minutes }) => `${hoursLabel(minutes)} 小时`,
  },
  {
    key: 'state',
    header: '状态',
    isTight: true,
    cell: ({ status }) => hourStates[status as HourState] ?? status,
  },
];

const teamColumns: readonly Column<Detail<'teams'>>[] = [
  { key: 'name', header: '队伍', cell: ({ name }) => name },
  {
    key: 'role',
    header: '身份',
    isTight: true,
    cell: ({ memberRole }) => memberRoleLabels[memberRole as MemberRole] ?? memberRole,
  },
  {
    key: 'joined',
    header: '加入时间',
    isTight: true,
    cell: ({ joinedAt }) => joinedAt?.slice(0, 10) ?? '未记录',
  },
];

const creditColumns: readonly Column<Detail<'credits'>>[] = [
  {
    key: 'kind',
    header: '事由',
    cell: ({ kind, activityTitle }) => (
      <>
        {creditKindLabels[kind]}
        <small>{activityTitle}</small>
      </>
    ),
  },
  { key: 'points', header: '扣分', isNumeric: true, isTight: true, cell: ({ points }) => `${points} 分` },
  { key: 'state', header: '状态', isTight: true, cell: ({ status }) => creditStatusLabels[status] },
  { key: 'until', header: '到期', isTight: true, cell: ({ expiresAt }) => expiresAt.slice(0, 10) },
];

/** What happened lately: sign-ups, hours, teams, credit events; twenty of each. */
export function ManageVolunteerHistory({ volunteer }: { volunteer: VolunteerDetail }) {
  const { signUps, hours, teams, credits } = volunteer;
  return (
    <div className={styles.history}>
      <Part caption="最近报名" rows={signUps} columns={signUpColumns} keyOf={({ signUpId }) => signUpId} />
      <Part caption="最近时长" rows={hours} columns={hourColumns} keyOf={({ hourId }) => hourId} />
      <Part caption="所在队伍" rows={teams} columns={teamColumns} keyOf={({ teamId }) => teamId} />
      <Part caption="信用记录" rows={credits} columns={creditColumns} keyOf={({ creditId }) => creditId} />
    </div>
  );
}

function Part<Row>(props: Pick<DataTableProps<Row>, 'caption' | 'rows' | 'columns' | 'keyOf'>) {
  return (
    <section aria-label={props.caption}>
      <h2>{props.caption}</h2>
      {props.rows.length === 0 ? <p>还没有记录</p> : <DataTable {...props} />}
    </section>
  );
}
