import { useState } from 'react';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { DecisionFailure } from '#platform/web/ui/decision-failure.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { useKeptForm } from '#platform/web/use-kept-text.ts';
import { type RankFactor, rankFactorKeys, rankFactors } from '../../contract/ranking.words.ts';
import { getDispatchItemCall, getDispatchSettingsCall, updateDispatchSettingsCall } from '../jobs.calls.ts';
import styles from './dispatch-desk.module.css';

type Rules = RemoteResult<typeof getDispatchSettingsCall>;
const reads = [getDispatchSettingsCall, getDispatchItemCall];

/** 派单规则: how much each factor of the ranking counts, and how much a team is given at once. */
export function DispatchRules() {
  const [isOpen, setOpen] = useState(false);
  const rules = useOperationQuery(getDispatchSettingsCall, {}, { enabled: isOpen });
  return (
    <>
      <Button look="line" onClick={() => setOpen(true)}>
        派单规则
      </Button>
      {isOpen && rules.data && (
        <RulesDialog
          key={rules.data.version}
          rules={rules.data}
          onTakeLatest={() => void rules.refetch()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

type RulesDialogProps = { rules: Rules; onTakeLatest: () => void; onClose: () => void };
type Typed = Record<RankFactor | 'openJobs' | 'reachKilometres', string>;

function RulesDialog({ rules, onTakeLatest, onClose }: RulesDialogProps) {
  const { weights, openJobs, reachKilometres, version } = rules;
  const [typed, change, forget] = useKeptForm<Typed>('dispatch-rules', {
    ...(Object.fromEntries(rankFactorKeys.map((key) => [key, String(weights[key])])) as Record<
      RankFactor,
      string
    >),
    openJobs: String(openJobs),
    reachKilometres: String(reachKilometres),
  });
  const save = useOperationCommand(updateDispatchSettingsCall, { refreshes: reads, reportedBy: 'form' });
  const sum = rankFactorKeys.reduce((total, key) => total + (Number(typed[key]) || 0), 0);
  const numberOf = (key: keyof Typed): number => Number(typed[key]);
  const send = (): void =>
    save.mutate(
      {
        weights: Object.fromEntries(rankFactorKeys.map((key) => [key, numberOf(key)])) as Rules['weights'],
        openJobs: numberOf('openJobs'),
        reachKilometres: numberOf('reachKilometres'),
        version,
      },
      {
        onSuccess: () => {
          forget();
          showToast({ kind: 'success', text: '派单规则已修改，下一次排名起生效' });
          onClose();
        },
      },
    );
  const field = (key: keyof Typed, label: string, error?: string) => (
    <TextField
      key={key}
      label={label}
      value={typed[key]}
      maxLength={3}
      error={save.error?.errorOf(key in weights ? `weights.${key}` : key) ?? error}
      onChange={(text) => change({ [key]: text })}
    />
  );
  return (
    <Dialog
      isOpen
      keepsText
      title="派单规则"
      onClose={onClose}
      decisive={{ label: '保存', onPress: send, isBusy: save.isPending }}
    >
      <DecisionFailure failure={save.error} onTakeLatest={onTakeLatest} />
      <p className="hint">六项权重加起来应为 100，现在是 {sum}。改过以后，已经派出的单子分数不变。</p>
      <div className={styles.rules}>
        {rankFactorKeys.map((key) => field(key, rankFactors[key].label))}
        {field('openJobs', '一支队伍同时在办至多（件）')}
        {field('reachKilometres', '离得多远就不给距离分（公里）')}
      </div>
    </Dialog>
  );
}
