import type { ReactNode } from 'react';
import { categoryName } from '#domains/site/contract/categories.words.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dayLabel, waitedLabel } from '#platform/contract/instants.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import styles from '#platform/web/list/queue-table.module.css';
import { Seal } from '#platform/web/ui/seal.tsx';
import { StatusDot, type StatusTone } from '#platform/web/ui/status-dot.tsx';
import type { StaffTeamView, TeamReviewRow } from '../../contract/manage-teams.contract.ts';
import { type TeamStatus, teamStatusLabels, trustGradeLabels } from '../../contract/teams.words.ts';

const tones: Record<TeamStatus, StatusTone> = {
  draft: 'end',
  pending: 'soon',
  returned: 'no',
  rejected: 'no',
  active: 'ok',
  suspended: 'full',
  dissolved: 'end',
};

/** The state of a team as a dot and a word. */
export const TeamStatusDot = ({ status }: { status: TeamStatus }) => (
  <StatusDot tone={tones[status]}>{teamStatusLabels[status]}</StatusDot>
);

type Rows<Row> = { rows: readonly Row[]; currentId: number | undefined; onOpen: (teamId: number) => void };

/** The queue of registrations: who, where, how long they wait. */
export function TeamReviewTable({ rows, currentId, onOpen }: Rows<TeamReviewRow>) {
  return (
    <Table headings={['队伍', '区域', '登记形式', '提交', '已等']}>
      {rows.map((row) => (
        <tr key={row.teamId} className={classNames(row.teamId === currentId && styles.current)}>
          <Subject team={row} isCurrent={row.teamId === currentId} onOpen={onOpen} />
          <td className={styles.tight}>{row.areaName || '全市'}</td>
          <td className={styles.tight}>{row.legalForm}</td>
          <td className={styles.tight}>{row.submittedAt ? dayLabel(row.submittedAt) : '未提交'}</td>
          <td className={classNames(styles.tight, row.isOverdue && styles.overdue)}>
            {row.status === 'pending' ? waitedLabel(row.waitedMinutes) : teamStatusLabels[row.status]}
            {row.isOverdue && <small>超过一个工作日</small>}
            {row.reviewerName && <small>{row.reviewerName}</small>}
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** Every team of the caller's part of the city with its numbers. */
export function TeamManageTable({ rows, currentId, onOpen }: Rows<StaffTeamView>) {
  return (
    <Table headings={['队伍', '区域', '负责人', '队员', '活动', '服务小时', '信用', '状态']}>
      {rows.map((row) => (
        <tr key={row.teamId} className={classNames(row.teamId === currentId && styles.current)}>
          <Subject team={row} isCurrent={row.teamId === currentId} onOpen={onOpen} />
          <td className={styles.tight}>{row.areaName || '全市'}</td>
          <td className={styles.tight}>{row.leaderName}</td>
          <td className="r" data-label="队员">
            {row.memberCount}
          </td>
          <td className="r" data-label="活动">
            {row.activityCount}
          </td>
          <td className="r" data-label="小时">
            {hoursLabel(row.effectiveMinutes)}
          </td>
          <td className={styles.tight}>
            {row.trustGrade} {trustGradeLabels[row.trustGrade]}
          </td>
          <td className={styles.tight}>
            <TeamStatusDot status={row.status} />
            {row.suspendedUntil && <small>到 {dayLabel(dayBefore(row.suspendedUntil))}</small>}
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** Suspensions end with the first instant of the day after their last. */
export const dayBefore = (instant: string): Date => new Date(new Date(instant).getTime() - 1);

/** Headings of columns of figures. */
const figures = new Set(['队员', '活动', '服务小时']);

function Table({ headings, children }: { headings: readonly string[]; children: ReactNode }) {
  return (
    <div className={styles.scroll}>
      <table className={`tbl ${styles.queue}`}>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col" className={figures.has(heading) ? 'r' : undefined}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

function Subject(props: { team: StaffTeamView; isCurrent: boolean; onOpen: (teamId: number) => void }) {
  const { team, isCurrent, onOpen } = props;
  return (
    <td>
      <div className={styles.subject}>
        <Seal
          name={team.shortName || team.name}
          kind={team.category}
          recordKey={`team:${team.teamId}`}
          src={team.iconUrl ?? undefined}
          char={team.sealChar ?? undefined}
        />
        <span>
          <button
            type="button"
            aria-current={isCurrent ? 'true' : undefined}
            onClick={() => onOpen(team.teamId)}
          >
            {team.name}
          </button>
          <small>
            {categoryName(team.category)} · {team.teamClass} · {team.teamNo}
          </small>
        </span>
      </div>
    </td>
  );
}
