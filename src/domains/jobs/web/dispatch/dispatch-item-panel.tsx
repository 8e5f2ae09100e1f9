import { type ReactNode, useState } from 'react';
import { minuteMs } from '#platform/contract/durations.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { wishedLabel } from '#domains/needs/contract/need-labels.ts';
import {
  needStatusLabels,
  needTypes,
  requesterKindLabels,
  urgencies,
} from '#domains/needs/contract/needs.words.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { DeskItem, DeskSection } from '#platform/web/decisions/desk-item.tsx';
import { useDeskKeys } from '#platform/web/decisions/use-desk-keys.ts';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { type MapPin, SketchMap } from '#platform/web/map/sketch-map.tsx';
import { DueRing } from '#platform/web/due/due-ring.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { AskedTeam, DispatchItem } from '../../contract/dispatch.contract.ts';
import { jobStatusLabels, mostAskedAtOnce } from '../../contract/jobs.words.ts';
import { getDispatchItemCall } from '../jobs.calls.ts';
import { RecordVisitAnswer } from '../visit/record-visit-answer.tsx';
import { visitWords } from '../visit/visit-label.ts';
import { CandidateList } from './candidate-list.tsx';
import { DispatchDecision } from './dispatch-decision.tsx';
import styles from './dispatch-desk.module.css';

type DispatchItemPanelProps = {
  needId: number;
  now: Date;
  onDecided: () => void;
  /** Names, numbers and door behind a reason, which another room draws. */
  people: ReactNode;
};

/** One need before who dispatches: what it is and where, who could do it and why, and the decision. */
export function DispatchItemPanel({ needId, now, onDecided, people }: DispatchItemPanelProps) {
  const read = useOperationQuery(
    getDispatchItemCall,
    { id: needId },
    { reportedBy: 'form', refreshEveryMs: minuteMs },
  );
  const item = read.data;
  if (read.isPending) return <Skeleton kind="block" />;
  if (!item) return <LoadFailed what="需求" failure={read.error} onRetry={() => void read.refetch()} />;
  return <OpenItem key={item.version} item={item} now={now} onDecided={onDecided} people={people} />;
}

type OpenItemProps = Omit<DispatchItemPanelProps, 'needId'> & { item: DispatchItem };

function OpenItem({ item, now, onDecided, people }: OpenItemProps) {
  const [chosen, setChosen] = useState<readonly number[]>(
    item.ranked.slice(0, 1).map(({ teamId }) => teamId),
  );
  const toggle = (teamId: number): void =>
    setChosen(
      chosen.includes(teamId)
        ? chosen.filter((one) => one !== teamId)
        : [...chosen, teamId].slice(-mostAskedAtOnce),
    );
  useDeskKeys(
    Object.fromEntries(
      item.ranked.slice(0, 9).map(({ teamId }, at) => [String(at + 1), () => toggle(teamId)]),
    ),
  );
  return (
    <div className={styles.item}>
      <div>
        <DeskItem title={item.title} facts={factsOf(item)} />
        <Clocks item={item} now={now} />
        <DeskSection title="具体情况">
          <p className={styles.text}>{item.description}</p>
        </DeskSection>
        <PlaceMap item={item} chosen={chosen} />
        <DeskSection title="点单人和门牌">{people}</DeskSection>
        <DeskSection title="经过">
          <Course item={item} />
        </DeskSection>
      </div>
      <div>
        {item.status === 'toDispatch' && (
          <CandidateList ranked={item.ranked} leftOut={item.leftOut} chosen={chosen} onToggle={toggle} />
        )}
        {item.asked.length > 0 && (
          <DeskSection title="问过的队伍">
            <ul className={styles.steps}>{item.asked.map(askedLine)}</ul>
          </DeskSection>
        )}
        <VisitToConfirm item={item} />
        <DispatchDecision item={item} chosen={chosen} onDecided={onDecided} />
      </div>
    </div>
  );
}

/** A proposed visit that the requester has not answered: staff may call and note what was said. */
const VisitToConfirm = ({ item }: { item: DispatchItem }) => {
  const proposed = item.asked.find(({ visitStatus }) => visitStatus === 'proposed');
  if (!proposed || (item.status !== 'accepted' && item.status !== 'inService')) return null;
  return (
    <DeskSection title={`${proposed.teamName}提议 ${visitWords(proposed) ?? ''} 上门，等点单人确认`}>
      <RecordVisitAnswer needId={item.needId} />
    </DeskSection>
  );
};

const factsOf = (item: DispatchItem) =>
  [
    ['单号', item.needNo],
    ['状态', needStatusLabels[item.status]],
    ['类型', `${needTypes[item.needType].label}，${urgencies[item.urgency].label}`],
    ['时间', wishedLabel(item)],
    ['地点', `${item.placeName}（${item.unitName}）`],
    ['人手', `${item.peopleNeeded} 人`],
    ['点单人', `${item.requesterMasked}，${requesterKindLabels[item.requesterKind]}`],
    ['核实', item.verifyMethod],
  ] as const;

const Clocks = ({ item, now }: { item: DispatchItem; now: Date }) => {
  const startedAt = item.steps.at(-1)?.at ?? item.submittedAt;
  const isAsked = item.status === 'dispatched' || item.status === 'openPool';
  const dueAt = item.status === 'toDispatch' ? item.dispatchDueAt : isAsked ? item.answerDueAt : null;
  if (dueAt === null) return null;
  return (
    <p className={styles.clocks}>
      <DueRing hasWords startedAt={startedAt} dueAt={dueAt} now={now} what={isAsked ? '前答复' : '前派单'} />
    </p>
  );
};

/** The community of the need and the teams around it; the door is nobody's here. */
const PlaceMap = ({ item, chosen }: { item: DispatchItem; chosen: readonly number[] }) => {
  if (!item.place) return null;
  const teams = item.ranked.slice(0, 6).flatMap(({ teamId, shortName, place, category }, at): MapPin[] =>
    place
      ? [
          {
            key: `team:${teamId}`,
            label: `${at + 1} ${shortName}${chosen.includes(teamId) ? '（选中）' : ''}`,
            kind: category,
            count: at + 1,
            ...place,
          },
        ]
      : [],
  );
  return (
    <SketchMap
      className={styles.map ?? ''}
      label={`${item.placeName}和附近的队伍`}
      focus={{ ...item.place, zoom: 3 }}
      pins={[...teams, { key: 'need', label: `需求：${item.placeName}`, ...item.place }]}
    />
  );
};

const byLabels = { requester: '点单人', staff: '工作人员', team: '队伍', system: '系统' } as const;

const Course = ({ item }: { item: DispatchItem }) => (
  <ul className={styles.steps}>
    {item.steps.map(({ status, at, byKind, reason, note }) => (
      <li key={`${at}${status}`}>
        {dayTimeLabel(at)} {byLabels[byKind]} {needStatusLabels[status]}
        {(reason || note) && <small>{[reason, note].filter(Boolean).join('：')}</small>}
      </li>
    ))}
  </ul>
);

const askedLine = ({ jobId, teamName, status, issuedAt, score, wasClaimed, reason, note }: AskedTeam) => (
  <li key={jobId}>
    {dayTimeLabel(issuedAt)} {teamName} {jobStatusLabels[status]}
    <small>
      {[wasClaimed ? '抢单' : score === null ? '' : `${score} 分`, reason, note].filter(Boolean).join('，')}
    </small>
  </li>
);
