import { notifyMany } from '#domains/messages/server/index.ts';
import { hadPart, personsOf } from '#domains/teams/server/index.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { type Contested, decidedAlready, overtaken } from '#platform/server/calls/overtaken.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/anomalies.contract.ts';
import { anomalyRules, anomalyVerdictLabels, explainDays } from '../contract/anomalies.words.ts';
import { findFlag } from './anomalies.queries.ts';
import { judgeVerdict } from './anomalies.rules.ts';
import { decideFlag, lockFlag } from './anomalies.store.ts';

const contested = (anomalyId: number): Contested => ({
  targetType: 'anomaly',
  targetId: anomalyId,
  noun: '这条提示',
  deeds: { judgeAnomaly: anomalyVerdictLabels },
});
const fieldOf: Partial<Record<string, string>> = { causeMissing: 'cause', noteMissing: 'note' };

/**
 * Keeps what staff found of a flag, with a reason. It changes nobody's hours and nobody's credit: what follows from it is done
 * where it belongs, with its own hearing. 先问清楚 asks the team to explain.
 * @throws Refusal by `judgeAnomalyRefusals`, NotFound outside the data scope, VersionConflict
 */
export const judgeAnomaly: UseCase<typeof contract.judgeAnomaly> = async (act, request) => {
  const { anomalyId, version, verdict, cause, note } = request;
  const { accountId, scope } = act.caller;
  const flag = await findFlag(act.sql, anomalyId, scope);
  const row = flag && (await lockFlag(act.sql, anomalyId));
  if (!flag || !row) throw new NotFound('没有找到这条提示');
  const parties = [flag.teamAccountId, ...row.volunteerIds];
  const personBy = await personsOf(act.sql, [accountId, ...parties]);
  if (hadPart(personBy(accountId), parties.map(personBy))) throw act.refuse('related');
  const isDecided = row.status === 'upheld' || row.status === 'unfounded';
  const refusal = judgeVerdict({ isDecided, verdict, hasCause: cause !== undefined, note });
  if (refusal === 'decided') throw await decidedAlready(act, contested(anomalyId), 'decided');
  if (row.version !== version) throw await overtaken(act, contested(anomalyId));
  if (refusal) throw act.refuse(refusal, { result: { field: fieldOf[refusal] } });
  await decideFlag(act.sql, {
    anomalyId,
    status: verdict,
    cause: verdict === 'asking' ? null : (cause ?? null),
    note,
    byId: accountId,
    now: act.now,
  });
  if (verdict === 'asking')
    await notifyMany(act, [
      {
        accountId: flag.teamAccountId,
        category: 'hours' as const,
        level: 'important' as const,
        title: `请说明情况：${flag.title}`,
        body: `系统提示“${anomalyRules[flag.rule].label}”。${note} 请在 ${explainDays} 天内联系所属中心说明；提示本身不影响任何人的时长。`,
        dedupeKey: `anomaly:${anomalyId}:${row.version}`,
      },
    ]);
  await act.audit({ targetType: 'anomaly', targetId: anomalyId, reason: note, detail: { verdict } });
  return {};
};
