import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { starNames } from '#domains/volunteers/contract/volunteers.words.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dateLabel, dayTimeLabel, timeLabel } from '#platform/contract/instants.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { firstClick } from '#platform/web/ui/first-click.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { Mark } from '#platform/web/ui/mark.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { companionsWords } from '../../contract/companions.words.ts';
import { answersLine } from '../../contract/answers.words.ts';
import { decisionVerdicts, reconfirmStates, signUpStates } from '../../contract/signups.words.ts';
import type { ApplicationView } from '../../contract/applications.contract.ts';
import styles from './application-table.module.css';

export type ApplicationAct = ApplicationView['canDo'][number];

const actLabels: Record<ApplicationAct, string> = {
  ...decisionVerdicts,
  offer: '留名额',
  move: '调场',
  remove: '移除',
};

/** Whether a row can take part in a batch. */
const isBatchable = ({ canDo }: ApplicationView): boolean =>
  canDo.some((act) => act === 'confirm' || act === 'reject' || act === 'waitlist');

/** Who comes along, what was written and what was answered; cut in the row, whole in the record of the person. */
const noteOf = ({ companions, note, answers }: ApplicationView): string =>
  [companionsWords(companions), note, answersLine(answers)].filter(Boolean).join('；');

const columns: readonly Column<ApplicationView>[] = [
  {
    key: 'name',
    header: '志愿者',
    isTight: true,
    cell: (row) => (
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
    ),
  },
  {
    key: 'shift',
    header: '场次',
    isTight: true,
    isBareOnCard: true,
    cell: (row) => (
      <>
        {row.postName || dayTimeLabel(row.shiftStartsAt)}
        {row.isShiftFull && row.state !== 'confirmed' && <small className={styles.full}>本场已满</small>}
      </>
    ),
  },
  {
    key: 'at',
    header: '报名时间',
    isTight: true,
    isBareOnCard: true,
    cell: ({ createdAt }) => (
      <>
        {dateLabel(createdAt)}
        <small>{timeLabel(createdAt)}</small>
      </>
    ),
  },
  {
    key: 'hours',
    header: '累计时长',
    isNumeric: true,
    cell: ({ totalMinutes }) => <b>{hoursLabel(totalMinutes)}</b>,
  },
  {
    key: 'note',
    header: '留言',
    isBareOnCard: true,
    className: (row) => (noteOf(row) ? styles.note : styles.noNote),
    title: noteOf,
    cell: (row) => <span>{noteOf(row) || '无'}</span>,
  },
  {
    key: 'state',
    header: '状态',
    isBesideName: true,
    className: styles.state,
    cell: (row) => (
      <>
        <StatusDot tone={stateTone(signUpStates[row.state])}>{row.stateLabel}</StatusDot>
        {row.reconfirm && (
          <small className={row.reconfirm === 'silent' ? styles.full : undefined}>
            再确认：{reconfirmStates[row.reconfirm]}
          </small>
        )}
        {row.queueAhead !== null && <small>前面 {row.queueAhead} 人</small>}
        {row.offerExpiresAt && <small>留到 {dayTimeLabel(row.offerExpiresAt)}</small>}
        {row.stateReason && (
          <small className={styles.reason} title={row.stateReason}>
            {row.stateReason}
          </small>
        )}
      </>
    ),
  },
];

type ApplicationTableProps = {
  rows: readonly ApplicationView[];
  chosenIds: ReadonlySet<number>;
  onChoose: (signUpIds: readonly number[], isOn: boolean) => void;
  onAct: (act: ApplicationAct, row: ApplicationView) => void;
  /** Opens what happened with a person, to write to them or note something. */
  onOpen: (row: ApplicationView) => void;
  isBusy: boolean;
};

/** Applications as a table, as cards on phones; every row offers just what the server says may be done with it. */
export const ApplicationTable = ({ rows, chosenIds, onChoose, ...props }: ApplicationTableProps) => (
  <DataTable
    caption="报名"
    isInset
    cards="flow"
    className={styles.table}
    rows={rows}
    keyOf={({ signUpId }) => signUpId}
    columns={columns}
    acts={(row) => [
      ...row.canDo.map((act) => (
        <Button
          key={act}
          size="sm"
          look={act === 'confirm' ? 'soft' : 'line'}
          aria-label={`${actLabels[act]}${row.name}`}
          disabled={props.isBusy}
          onClick={firstClick(() => props.onAct(act, row))}
        >
          {actLabels[act]}
        </Button>
      )),
      <Button
        key="open"
        size="sm"
        look="line"
        aria-label={`联系${row.name}`}
        onClick={() => props.onOpen(row)}
      >
        联系
      </Button>,
    ]}
    selection={{
      idOf: ({ signUpId }) => signUpId,
      chosenIds,
      onChoose,
      labelOf: ({ name }) => `选择${name}`,
      allLabel: '选择本页全部待处理的人',
      canChoose: isBatchable,
      isMarked: true,
    }}
  />
);

function Marks({ row }: { row: ApplicationView }) {
  const words = [row.isMinor && '未成年', row.isFirstTimer && '首次', row.isMember && '队员'].filter(Boolean);
  return words.map((word) => <Mark key={String(word)}>{String(word)}</Mark>);
}
