import { starNames } from '#domains/volunteers/contract/volunteers.words.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { firstClick } from '#platform/web/ui/first-click.ts';
import people from '#platform/web/list/people-table.module.css';
import { RowTick } from '#platform/web/list/row-tick.tsx';
import { StatusDot, type StatusTone } from '#platform/web/ui/status-dot.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { ApplicationView } from '../../contract/applications.contract.ts';
import styles from './application-table.module.css';

export type ApplicationAct = ApplicationView['canDo'][number];

const actLabels: Record<ApplicationAct, string> = {
  confirm: '通过',
  reject: '拒绝',
  waitlist: '转候补',
  offer: '留名额',
  move: '调场',
  remove: '移除',
};

const toneOf = (state: ApplicationView['state']): StatusTone => {
  if (state === 'confirmed') return 'ok';
  if (state === 'pending') return 'soon';
  if (state === 'waitlisted' || state === 'offered') return 'run';
  return state === 'rejected' || state === 'removed' ? 'no' : 'end';
};

/** Whether a row can take part in a batch. */
const isBatchable = ({ canDo }: ApplicationView): boolean =>
  canDo.some((act) => act === 'confirm' || act === 'reject' || act === 'waitlist');

/** Applications as a table, as cards on phones; every row offers just what the server says may be done with it. */
export function ApplicationTable(props: {
  rows: readonly ApplicationView[];
  chosenIds: ReadonlySet<number>;
  onChoose: (signUpIds: readonly number[], isOn: boolean) => void;
  onAct: (act: ApplicationAct, row: ApplicationView) => void;
  isBusy: boolean;
}) {
  const { rows, chosenIds, onChoose } = props;
  const batchable = rows.filter(isBatchable).map(({ signUpId }) => signUpId);
  const isAll = batchable.length > 0 && batchable.every((id) => chosenIds.has(id));
  return (
    <div className={people.wrap}>
      <table className={`tbl ${people.table} ${people.ticked} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">
              <RowTick
                label="选择本页全部待处理的人"
                isOn={isAll}
                isPartly={!isAll && batchable.some((id) => chosenIds.has(id))}
                isDisabled={batchable.length === 0}
                onToggle={(isOn) => onChoose(batchable, isOn)}
              />
            </th>
            <th scope="col">志愿者</th>
            <th scope="col">场次</th>
            <th scope="col">报名时间</th>
            <th scope="col" className="r">
              累计时长
            </th>
            <th scope="col">留言</th>
            <th scope="col">状态</th>
            <th scope="col" className="r">
              操作
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ApplicationRow key={row.signUpId} row={row} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ApplicationRow(props: Parameters<typeof ApplicationTable>[0] & { row: ApplicationView }) {
  const { row, chosenIds, onChoose, onAct, isBusy } = props;
  const isChosen = chosenIds.has(row.signUpId);
  return (
    <tr className={isChosen ? 'sel' : undefined}>
      <td>
        {isBatchable(row) && (
          <RowTick
            label={`选择${row.name}`}
            isOn={isChosen}
            onToggle={(isOn) => onChoose([row.signUpId], isOn)}
          />
        )}
      </td>
      <td>
        <div className="who">
          <Avatar personKey={String(row.volunteerId)} gender={row.gender} />
          <span>
            <b>
              {row.name} <Marks row={row} />
            </b>
            <span>
              {starNames[row.starLevel - 1] ?? '新志愿者'} · {row.mobileMasked}
            </span>
          </span>
        </div>
      </td>
      <td data-label="场次">
        {row.postName || dayTimeLabel(row.shiftStartsAt)}
        {row.isShiftFull && row.state !== 'confirmed' && <small className={styles.full}>本场已满</small>}
      </td>
      <td data-label="报名时间">{dayTimeLabel(row.createdAt)}</td>
      <td data-label="累计时长" className="r">
        <b>{hoursLabel(row.totalMinutes)}</b>
      </td>
      <td data-label="留言" className={styles.note}>
        {row.note || '无'}
      </td>
      <td data-label="状态">
        <StatusDot tone={toneOf(row.state)}>{row.stateLabel}</StatusDot>
        {row.queueAhead !== null && <small className={people.sub}>前面 {row.queueAhead} 人</small>}
        {row.offerExpiresAt && <small className={people.sub}>留到 {dayTimeLabel(row.offerExpiresAt)}</small>}
        {row.stateReason && <small className={people.sub}>{row.stateReason}</small>}
      </td>
      <td className="r">
        <span className={people.acts}>
          {row.canDo.map((act) => (
            <Button
              key={act}
              size="sm"
              look={act === 'confirm' ? 'soft' : 'line'}
              aria-label={`${actLabels[act]}${row.name}`}
              disabled={isBusy}
              onClick={firstClick(() => onAct(act, row))}
            >
              {actLabels[act]}
            </Button>
          ))}
        </span>
      </td>
    </tr>
  );
}

function Marks({ row }: { row: ApplicationView }) {
  const words = [row.isMinor && '未成年', row.isFirstTimer && '首次', row.isMember && '队员'].filter(Boolean);
  return words.map((word) => (
    <span key={String(word)} className={people.mark}>
      {word}
    </span>
  ));
}
