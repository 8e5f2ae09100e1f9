import { useState } from 'react';
import { useRefresh } from '#platform/web/calls/operation-hooks.tsx';
import { type DeskChoice, DeskDecision } from '#platform/web/decisions/desk-decision.tsx';
import { useDecision } from '#platform/web/decisions/use-decision.ts';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import type { AnomalyView } from '../contract/anomalies.contract.ts';
import {
  anomalyCauseLabels,
  anomalyCauses,
  anomalyRules,
  type AnomalyVerdict,
  anomalyVerdictLabels,
  explainDays,
} from '../contract/anomalies.words.ts';
import { getAnomalyCall, judgeAnomalyCall, listAnomaliesCall } from './anomalies.calls.ts';
import styles from './anomalies.module.css';

type AnomalyDecisionProps = { anomaly: AnomalyView; onDecided: () => void };

const queueReads = [listAnomaliesCall];
const details = [getAnomalyCall];
const causeOptions = [
  { value: '', label: '请选择' },
  ...anomalyCauses.map((value) => ({ value, label: anomalyCauseLabels[value] })),
];
const missing = '请写明看了哪些证据、为什么，至少 5 个字';
const doneWords: Record<AnomalyVerdict, string> = {
  upheld: '已记下：属实',
  unfounded: '已记下：误报',
  asking: `已请队伍在 ${explainDays} 天内说明`,
};

/** 属实, 误报 or 先问清楚, with why; it is kept and changes nothing else. */
export function AnomalyDecision({ anomaly, onDecided }: AnomalyDecisionProps) {
  const { anomalyId, version, status, rule } = anomaly;
  const [text, onChange, forget] = useKeptText(`anomaly:${anomalyId}`);
  const [chosen, setChosen] = useState('');
  const cause = anomalyCauses.find((one) => one === chosen);
  const takeLatest = useRefresh(details);
  const review = useDecision(judgeAnomalyCall, {
    subject: { kind: 'anomaly', id: anomalyId },
    refreshes: queueReads,
  });
  const isOpen = status === 'pending' || status === 'asking';
  const decideAs = (verdict: AnomalyVerdict) => (note: string) =>
    review.decide(
      { anomalyId, version, verdict, note, ...(cause && verdict !== 'asking' && { cause }) },
      {
        words: `${anomalyVerdictLabels[verdict]}“${anomalyRules[rule].label}”`,
        onDone: () => {
          forget();
          takeLatest();
          showToast({ kind: 'success', text: doneWords[verdict] });
        },
        onDecided,
      },
    );
  const stoppedBy = cause ? undefined : '记为属实或误报前，请选择原因';
  const choices: DeskChoice[] = [
    { verdict: 'asking', label: '先问清楚', look: 'line', missing, decide: decideAs('asking') },
    {
      verdict: 'unfounded',
      label: '记为误报',
      look: 'line',
      deskKey: 'r',
      missing,
      stoppedBy,
      decide: decideAs('unfounded'),
    },
    {
      verdict: 'upheld',
      label: '记为属实',
      look: 'primary',
      deskKey: 'p',
      missing,
      stoppedBy,
      decide: decideAs('upheld'),
    },
  ];
  return (
    <>
      {isOpen && (
        <section className={styles.form} aria-label="结论">
          <SelectField label="原因" value={chosen} options={causeOptions} onChange={setChosen} />
        </section>
      )}
      <DeskDecision
        review={review}
        isOpen={isOpen}
        reason={{
          text,
          onChange,
          label: '说明',
          hint: '看了哪些证据、为什么；记录结论不改变任何人的时长和信用',
          field: 'note',
          maxLength: 300,
        }}
        onTakeLatest={takeLatest}
        choices={choices}
      />
    </>
  );
}
