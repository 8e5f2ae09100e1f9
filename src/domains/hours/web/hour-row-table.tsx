import { CircleAlert, Pencil } from 'lucide-react';
import { useState } from 'react';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dayLabel, timeLabel } from '#platform/contract/instants.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import people from '#platform/web/list/people-table.module.css';
import { StatusDot, type StatusTone } from '#platform/web/ui/status-dot.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { ActivityHour } from '../contract/hours.contract.ts';
import { entryAnswers, evidenceGrades, hourStates, type HourState } from '../contract/hours.words.ts';
import { HourRowEdit } from './hour-row-edit.tsx';
import styles from './hour-row.module.css';

const tones: Record<HourState, StatusTone> = {
  calculated: 'soon',
  submitted: 'soon',
  confirmed: 'run',
  publicity: 'run',
  disputed: 'no',
  effective: 'ok',
  rejected: 'no',
  voided: 'end',
};

/** rouge = somebody must act · amber = look once more · undefined = nothing unusual; a roll call that the centre reviews is usual. */
export function toneOf({ state, flags }: ActivityHour): 'rouge' | 'amber' | undefined {
  if (state === 'disputed' || state === 'rejected') return 'rouge';
  if (state !== 'calculated') return undefined;
  if (flags.includes('dayOver10h')) return 'rouge';
  return flags.includes('adjusted') ? 'amber' : undefined;
}

/** The minutes of everybody who came, each row changeable in place while it waits for the team. */
export function HourRowTable({ hours }: { hours: readonly ActivityHour[] }) {
  const [editedId, setEditedId] = useState<number>();
  return (
    <div className={people.wrap}>
      <table className={`tbl ${people.table} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">志愿者</th>
            <th scope="col">签到</th>
            <th scope="col">签退</th>
            <th scope="col" className="r">
              系统时长
            </th>
            <th scope="col">认定时长</th>
            <th scope="col">说明</th>
            <th scope="col" className="r">
              操作
            </th>
          </tr>
        </thead>
        <tbody>
          {hours.map((hour) => (
            <HourRow
              key={hour.hourId}
              hour={hour}
              isEdited={editedId === hour.hourId}
              onEdit={() => setEditedId(hour.hourId)}
              onClose={() => setEditedId(undefined)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HourRow(props: { hour: ActivityHour; isEdited: boolean; onEdit: () => void; onClose: () => void }) {
  const { hour, isEdited, onEdit, onClose } = props;
  const tone = toneOf(hour);
  return (
    <tr className={isEdited ? styles.edited : tone && styles[`is-${tone}`]}>
      <td>
        <div className="who">
          <Avatar personKey={String(hour.volunteerId)} />
          <span>
            <b>{hour.name}</b>
            <span>
              {hour.postName} {dayLabel(hour.serviceOn)}
            </span>
          </span>
        </div>
      </td>
      <td data-label="签到">{hour.checkedInAt ? timeLabel(hour.checkedInAt) : '—'}</td>
      <td data-label="签退">{hour.checkedOutAt ? timeLabel(hour.checkedOutAt) : '—'}</td>
      <td data-label="系统时长" className="r" title={`${hour.calculatedMinutes} 分钟`}>
        {hoursLabel(hour.calculatedMinutes)}
      </td>
      {isEdited ? (
        <HourRowEdit hour={hour} onClose={onClose} />
      ) : (
        <>
          <td data-label="认定时长" title={`${hour.minutes} 分钟`}>
            {hour.minutes !== hour.calculatedMinutes && (
              <s className={styles.was}>{hoursLabel(hour.calculatedMinutes)}</s>
            )}
            <b>{hoursLabel(hour.minutes)}</b> <small className={styles.sub}>{hour.minutes} 分钟</small>
          </td>
          <td data-label="说明">
            <Remark hour={hour} />
          </td>
          <td className="r">
            {hour.state === 'calculated' && (
              <Button look="line" size="sm" aria-label={`编辑${hour.name}的时长`} onClick={onEdit}>
                <Pencil className="ic" aria-hidden />
                编辑
              </Button>
            )}
          </td>
        </>
      )}
    </tr>
  );
}

function Remark({ hour }: { hour: ActivityHour }) {
  const { state, flags, reason, isCheckOutFixed } = hour;
  return (
    <>
      <StatusDot tone={tones[state]}>{hourStates[state]}</StatusDot>
      <small className={styles.sub} title={evidenceGrades[hour.evidenceGrade]}>
        {reason ?? `${isCheckOutFixed ? '签退由队伍补签' : '自动计算'}，证据 ${hour.evidenceGrade}`}
      </small>
      {hour.decisionNote && <small className={styles.rouge}>不予认定：{hour.decisionNote}</small>}
      {flags.includes('dayOver10h') && (
        <small className={styles.rouge}>
          <CircleAlert className="ic" aria-hidden />
          当天合计超过 10 小时，请核实
        </small>
      )}
      {flags.includes('needsCentre') && <small className={styles.sub}>确认后由实践中心复核</small>}
      {hour.answer && <small className={styles.sub}>{entryAnswers[hour.answer]}</small>}
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
