import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { categoryName } from '#domains/site/contract/categories.words.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dayLabel, toDay, waitedLabel } from '#platform/contract/instants.ts';
import { type Column, DataTable, type RowSelection } from '#platform/web/table/data-table.tsx';
import marks from '#platform/web/table/row-subject.module.css';
import { RowSubject } from '#platform/web/table/row-subject.tsx';
import { Seal } from '#platform/web/ui/seal.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import type { StaffTeamView, TeamReviewRow } from '../../contract/manage-teams.contract.ts';
import { type TeamStatus, teamStatusLabels, trustGradeLabels } from '../../contract/teams.words.ts';

/** The state of a team as a dot and a word. */
export const TeamStatusDot = ({ status }: { status: TeamStatus }) => (
  <StatusDot tone={stateTone(teamStatusLabels[status])}>{teamStatusLabels[status]}</StatusDot>
);

type Rows<Row> = { rows: readonly Row[]; currentId: number | undefined; onOpen: (teamId: number) => void };

const subjectColumn = <Row extends StaffTeamView>({ currentId, onOpen }: Rows<Row>): Column<Row> => ({
  key: 'team',
  sort: 'name',
  header: '队伍',
  cell: (team) => (
    <RowSubject
      picture={
        <Seal
          name={team.shortName || team.name}
          kind={team.category}
          recordKey={`team:${team.teamId}`}
          src={team.iconUrl ?? undefined}
          char={team.sealChar ?? undefined}
        />
      }
      title={team.name}
      note={`${categoryName(team.category)} · ${team.teamClass} · ${team.teamNo}`}
      isCurrent={team.teamId === currentId}
      onOpen={() => onOpen(team.teamId)}
    />
  ),
});

const areaColumn: Column<StaffTeamView> = {
  key: 'area',
  header: '区域',
  isTight: true,
  cell: ({ areaName }) => areaName || '全市',
};

const reviewColumns: readonly Column<TeamReviewRow>[] = [
  areaColumn,
  { key: 'form', header: '登记形式', isTight: true, cell: ({ legalForm }) => legalForm },
  {
    key: 'submitted',
    sort: 'submittedAt',
    header: '提交',
    isTight: true,
    cell: ({ submittedAt }) => (submittedAt ? toDay(new Date(submittedAt)) : '未提交'),
  },
  {
    key: 'waited',
    header: '已等',
    isTight: true,
    className: ({ isOverdue }) => isOverdue && marks.overdue,
    cell: (row) => (
      <>
        {row.status === 'pending' ? waitedLabel(row.waitedMinutes) : teamStatusLabels[row.status]}
        {row.isOverdue && <small>超过一个工作日</small>}
        {row.reviewerName && <small>{row.reviewerName}</small>}
      </>
    ),
  },
];

/** The queue of registrations: who, where, how long they wait. */
export const TeamReviewTable = ({
  chosen,
  onChoose,
  ...props
}: Rows<TeamReviewRow> & {
  /** Ids chosen for a batch; absent where nothing can be decided. */
  chosen?: ReadonlySet<number> | undefined;
  onChoose: (ids: readonly number[], isOn: boolean) => void;
}) => (
  <TeamTable
    {...props}
    caption="入驻申请"
    columns={[subjectColumn<TeamReviewRow>(props), ...reviewColumns]}
    selection={
      chosen && {
        idOf: ({ teamId }: TeamReviewRow) => teamId,
        chosenIds: chosen,
        onChoose,
        labelOf: ({ name }: TeamReviewRow) => `选择${name}`,
        allLabel: '选择本页全部',
      }
    }
  />
);

const manageColumns: readonly Column<StaffTeamView>[] = [
  areaColumn,
  { key: 'leader', header: '负责人', isTight: true, cell: ({ leaderName }) => leaderName },
  {
    key: 'members',
    sort: 'memberCount',
    header: '队员',
    isNumeric: true,
    cell: ({ memberCount }) => memberCount,
  },
  {
    key: 'activities',
    sort: 'activityCount',
    header: '活动',
    isNumeric: true,
    cell: ({ activityCount }) => activityCount,
  },
  {
    key: 'hours',
    sort: 'effectiveMinutes',
    header: '服务小时',
    isNumeric: true,
    cell: ({ effectiveMinutes }) => hoursLabel(effectiveMinutes),
  },
  {
    key: 'trust',
    header: '信用',
    isTight: true,
    cell: ({ trustGrade }) => `${trustGrade} ${trustGradeLabels[trustGrade]}`,
  },
  {
    key: 'status',
    header: '状态',
    isTight: true,
    cell: ({ status, suspendedUntil }) => (
      <>
        <TeamStatusDot status={status} />
        {suspendedUntil && <small>到 {dayLabel(dayBefore(suspendedUntil))}</small>}
      </>
    ),
  },
];

/** Told beside the table by whoever is open. */
const toldBeside = new Set(['leader', 'activities', 'trust']);

/** Every team of the caller's part of the city with its numbers; beside an open one there is room for fewer. */
export const TeamManageTable = (props: Rows<StaffTeamView>) => (
  <TeamTable
    {...props}
    caption="队伍"
    columns={[
      subjectColumn(props),
      ...manageColumns.filter(({ key }) => props.currentId === undefined || !toldBeside.has(key)),
    ]}
  />
);

/** Suspensions end with the first instant of the day after their last. */
export const dayBefore = (instant: string): Date => new Date(new Date(instant).getTime() - 1);

const TeamTable = <Row extends StaffTeamView>(
  props: Rows<Row> & {
    caption: string;
    columns: readonly Column<Row>[];
    selection?: RowSelection<Row> | undefined;
  },
) => (
  <DataTable
    cards="flow"
    caption={props.caption}
    rows={props.rows}
    keyOf={({ teamId }) => teamId}
    columns={props.columns}
    selection={props.selection}
    isCurrent={({ teamId }) => teamId === props.currentId}
  />
);
