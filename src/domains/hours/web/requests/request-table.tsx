import { Link } from 'react-router';
import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { agoLabel, dayLabel, spanLabel } from '#platform/contract/instants.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import type { HourRequest } from '../../contract/hour-requests.contract.ts';
import { clockWords, requestLabel } from '../../contract/hour-requests.words.ts';
import { correctionCauses } from '../../contract/hours.words.ts';
import styles from './request-table.module.css';

/** Fewer working days than this are told in another colour. */
const soonDays = 2;

/** Ring of a clock with the working days left, and until which day. */
function Clock({ request }: { request: HourRequest }) {
  const { dueAt, workdaysLeft, awaitsUntil } = request;
  if (dueAt === null || workdaysLeft === null) return null;
  const isStill = awaitsUntil !== null;
  const look = isStill ? 'still' : workdaysLeft < 0 ? 'late' : workdaysLeft <= soonDays ? 'soon' : 'calm';
  return (
    <span className={classNames(styles.clock, styles[look])}>
      <b>{clockWords(request)}</b>
      <small>{dayLabel(new Date(Date.parse(awaitsUntil ?? dueAt) - 1))} 前</small>
    </span>
  );
}

/** What the volunteer says, and what team and centre said to it. */
function Said({ request: { text, teamOpinion, teamMinutes, centreOpinion } }: { request: HourRequest }) {
  return (
    <>
      {text}
      {teamOpinion && (
        <small>
          队伍{teamMinutes === null ? '不同意' : `认可 ${teamMinutes} 分钟`}：{teamOpinion}
        </small>
      )}
      {centreOpinion && <small>中心：{centreOpinion}</small>}
    </>
  );
}

const changeOf = ({ minutesBefore, minutesAsked }: HourRequest): string => {
  const change = minutesAsked - minutesBefore;
  return `${change > 0 ? '+' : '−'}${Math.abs(change)} 分钟`;
};

const columnsAt = (now: Date): readonly Column<HourRequest>[] => [
  { key: 'due', sort: 'due', header: '期限', isTight: true, cell: (request) => <Clock request={request} /> },
  {
    key: 'name',
    header: '志愿者',
    cell: ({ hourId, volunteerName, volunteerNo }) => (
      <>
        {hourId === null ? (
          volunteerName
        ) : (
          <Link className="link" to={`/review/hours?hour=${hourId}`}>
            {volunteerName}
          </Link>
        )}
        <small>{volunteerNo}</small>
      </>
    ),
  },
  {
    key: 'service',
    header: '服务',
    cell: ({ title, teamName, startsAt, endsAt, requestNo }) => (
      <>
        {title}
        <small>
          {teamName}，{dayLabel(startsAt)} {spanLabel(startsAt, endsAt)}
        </small>
        <small>{requestNo}</small>
      </>
    ),
  },
  {
    key: 'minutes',
    sort: 'minutes',
    header: '申请',
    isTight: true,
    isNumeric: true,
    cell: (request) => (
      <>
        <b className="num">{changeOf(request)}</b>
        <small>{request.cause === null ? '没有记录' : correctionCauses[request.cause]}</small>
      </>
    ),
  },
  {
    key: 'said',
    header: '说明和意见',
    className: styles.said,
    cell: (request) => <Said request={request} />,
  },
  {
    key: 'state',
    header: '状态',
    isTight: true,
    cell: (request) => {
      const label = requestLabel(request);
      return (
        <>
          <StatusDot tone={stateTone(label)}>{label}</StatusDot>
          {request.deciderName && <small>{request.deciderName}</small>}
        </>
      );
    },
  },
  {
    key: 'created',
    sort: 'createdAt',
    header: '提出',
    isTight: true,
    cell: ({ createdAt }) => agoLabel(createdAt, now),
  },
];

/** Corrections or claims of the centre's list, each with its clock; the name leads to the desk where it is decided. */
export const RequestTable = ({ rows, now }: { rows: readonly HourRequest[]; now: Date }) => (
  <DataTable
    caption="更正和补记"
    cards="flow"
    rows={rows}
    keyOf={({ requestId }) => requestId}
    columns={columnsAt(now)}
  />
);
