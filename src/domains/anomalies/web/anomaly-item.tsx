import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { DeskItem, DeskSection } from '#platform/web/decisions/desk-item.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { AnomalyView } from '../contract/anomalies.contract.ts';
import { anomalyCauseLabels, anomalyRules, anomalyStatusLabels } from '../contract/anomalies.words.ts';
import { getAnomalyCall } from './anomalies.calls.ts';
import { AnomalyDecision } from './anomaly-decision.tsx';
import { AnomalyTimeAxis } from './time-axis/time-axis.tsx';
import styles from './anomalies.module.css';

type AnomalyItemProps = {
  anomalyId: number;
  onDecided: () => void;
  /** Where what follows from it is done, by the rooms that own it. */
  waysOn: (anomaly: AnomalyView) => ReactNode;
};

/** One flag before who judges it: facts, the guilty and the innocent reading side by side, and the conclusion. */
export function AnomalyItem({ anomalyId, onDecided, waysOn }: AnomalyItemProps) {
  const read = useOperationQuery(getAnomalyCall, { id: anomalyId }, { reportedBy: 'form' });
  const anomaly = read.data;
  if (read.isPending) return <Skeleton kind="block" />;
  if (!anomaly)
    return (
      <LoadFailed
        what="提示"
        failure={read.error}
        missing={{ title: '没有找到这条提示', text: '它可能不在你的范围里。' }}
        onRetry={() => void read.refetch()}
      />
    );
  const { names, peopleCount } = anomaly;
  return (
    <>
      <DeskItem title={anomaly.title} facts={factsOf(anomaly)} />
      <AnomalyTimeAxis anomaly={anomaly} />
      <DeskSection title="为什么提示">
        <Readings texts={anomaly.reasons} icon={<Plus className="ic" aria-hidden />} />
      </DeskSection>
      <DeskSection title="也可能是正常的">
        <Readings texts={anomaly.innocent} icon={<Minus className="ic" aria-hidden />} />
      </DeskSection>
      {names.length > 0 && (
        <DeskSection title={`涉及 ${peopleCount} 人`}>
          <p>
            {names.join('、')}
            {peopleCount > names.length && ` 等 ${peopleCount} 人`}
          </p>
        </DeskSection>
      )}
      <DeskSection title="接下来可以">{waysOn(anomaly)}</DeskSection>
      <AnomalyDecision key={anomaly.version} anomaly={anomaly} onDecided={onDecided} />
    </>
  );
}

const factsOf = ({
  rule,
  status,
  teamName,
  happenedAt,
  cause,
  note,
  decidedByName,
  decidedAt,
}: AnomalyView) =>
  [
    ['规则', `${anomalyRules[rule].label}（${anomalyRules[rule].threshold}）`],
    ['状态', anomalyStatusLabels[status]],
    ['时间', dayTimeLabel(happenedAt)],
    ['队伍', teamName],
    ['原因', cause && anomalyCauseLabels[cause]],
    ['说明', note || null],
    ['核实人', decidedByName && decidedAt && `${decidedByName}，${dayTimeLabel(decidedAt)}`],
  ] as const;

const Readings = ({ texts, icon }: { texts: readonly string[]; icon: ReactNode }) => (
  <ul className={styles.readings}>
    {texts.map((text) => (
      <li key={text}>
        {icon}
        <span>{text}</span>
      </li>
    ))}
  </ul>
);
