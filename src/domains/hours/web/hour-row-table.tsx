import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { CircleAlert, Pencil } from 'lucide-react';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dayLabel, timeLabel } from '#platform/contract/instants.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { ActivityHour } from '../contract/hours.contract.ts';
import { entryAnswers, hourFlags, hourStates } from '../contract/hours.words.ts';
import { GradeSeal } from './grade-seal.tsx';
import { HourEditActs, HourMinutesEdit, HourReasonEdit } from './hour-row-edit.tsx';
import { type HourEdit, useHourEdit } from './use-hour-edit.ts';
import styles from './hour-row.module.css';

/** rouge = somebody must act · amber = look once more · undefined = nothing unusual; a roll call that the centre reviews is usual. */
export function toneOf({ state, flags }: ActivityHour): 'rouge' | 'amber' | undefined {
  if (state === 'disputed' || state === 'rejected') return 'rouge';
  if (state !== 'calculated') return undefined;
  if (flags.includes('dayOver10h')) return 'rouge';
  return flags.includes('adjusted') || flags.includes('overlaps') ? 'amber' : undefined;
}

const columnsWith = (edit: HourEdit): readonly Column<ActivityHour>[] => {
  const draftOf = ({ hourId }: ActivityHour) => (edit.draft?.hour.hourId === hourId ? edit.draft : undefined);
  return [
    {
      key: 'name',
      header: '志愿者',
      isTight: true,
      cell: (hour) => (
        <div className="who">
          <Avatar personKey={String(hour.volunteerId)} />
          <span>
            <b>{hour.name}</b>
            <span>
              {hour.postName} {dayLabel(hour.serviceOn)}
            </span>
          </span>
        </div>
      ),
    },
    {
      key: 'in',
      header: '签到',
      isTight: true,
      cell: ({ checkedInAt }) => (checkedInAt ? timeLabel(checkedInAt) : '—'),
    },
    {
      key: 'out',
      header: '签退',
      isTight: true,
      cell: ({ checkedOutAt }) => (checkedOutAt ? timeLabel(checkedOutAt) : '—'),
    },
    {
      key: 'calculated',
      header: '系统时长',
      isNumeric: true,
      className: styles.calculated,
      title: ({ calculatedMinutes }) => `${calculatedMinutes} 分钟`,
      cell: ({ calculatedMinutes }) => hoursLabel(calculatedMinutes),
    },
    {
      key: 'minutes',
      header: '认定时长',
      isTight: true,
      title: ({ minutes }) => `${minutes} 分钟`,
      cell: (hour) => {
        const draft = draftOf(hour);
        return draft ? <HourMinutesEdit edit={edit} draft={draft} /> : <Minutes hour={hour} />;
      },
    },
    {
      key: 'remark',
      header: '说明',
      isBareOnCard: true,
      className: styles.remark,
      cell: (hour) => {
        const draft = draftOf(hour);
        return draft ? <HourReasonEdit edit={edit} draft={draft} /> : <Remark hour={hour} />;
      },
    },
    {
      key: 'state',
      header: '状态',
      isTight: true,
      isBesideName: true,
      cell: ({ state }) => <StatusDot tone={stateTone(hourStates[state])}>{hourStates[state]}</StatusDot>,
    },
  ];
};

/** The minutes of everybody who came, each row changeable in place while it waits for the team. */
export function HourRowTable({ hours }: { hours: readonly ActivityHour[] }) {
  const edit = useHourEdit();
  const isEdited = ({ hourId }: ActivityHour) => edit.draft?.hour.hourId === hourId;
  return (
    <DataTable
      caption="时长名单"
      isInset
      cards="flow"
      className={styles.table}
      rows={hours}
      keyOf={({ hourId }) => hourId}
      columns={columnsWith(edit)}
      rowClass={(hour) => {
        const tone = toneOf(hour);
        return isEdited(hour) ? styles.edited : tone && styles[`is-${tone}`];
      }}
      acts={(hour) => {
        if (isEdited(hour)) return <HourEditActs edit={edit} />;
        return (
          hour.state === 'calculated' && (
            <Button
              look="line"
              size="sm"
              aria-label={`编辑${hour.name}的时长`}
              onClick={() => edit.start(hour)}
            >
              <Pencil className="ic" aria-hidden />
              编辑
            </Button>
          )
        );
      }}
    />
  );
}

const Minutes = ({ hour: { minutes, calculatedMinutes } }: { hour: ActivityHour }) => (
  <>
    {minutes !== calculatedMinutes && <s className={styles.was}>{hoursLabel(calculatedMinutes)}</s>}
    <b>{hoursLabel(minutes)}</b> <small className={`${styles.sub} ${styles.minutes}`}>{minutes} 分钟</small>
  </>
);

function Remark({ hour }: { hour: ActivityHour }) {
  const { flags, reason, isCheckOutFixed } = hour;
  return (
    <>
      <span className={styles.how}>
        <GradeSeal grade={hour.evidenceGrade} size={24} />
        {reason ?? (isCheckOutFixed ? '签退由队伍补签' : '自动计算')}
      </span>
      {hour.decisionNote && <small className={styles.rouge}>不予认定：{hour.decisionNote}</small>}
      {flags.includes('dayOver10h') && (
        <small className={styles.rouge}>
          <CircleAlert className="ic" aria-hidden />
          {hourFlags.dayOver10h}，请核实
        </small>
      )}
      {flags.includes('needsCentre') && <small>{hourFlags.needsCentre}</small>}
      {hour.answer && <small>{entryAnswers[hour.answer]}</small>}
      {flags.includes('overlaps') && (
        <small className={styles.amber}>
          <CircleAlert className="ic" aria-hidden />
          与该志愿者同一时间的另一条记录重叠，只会认定一条
        </small>
      )}
      {hour.objection && <small className={styles.rouge}>异议：{hour.objection}</small>}
    </>
  );
}
