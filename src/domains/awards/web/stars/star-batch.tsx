import { starNames } from '#domains/volunteers/contract/volunteers.words.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { DeskBatch } from '#platform/web/decisions/desk-batch.tsx';
import type { StaffStar } from '../../contract/stars.contract.ts';
import { confirmStarsCall, listStarsCall, previewStarsCall } from './stars.calls.ts';

type StarBatchProps = { chosen: readonly StaffStar[]; canHold: boolean; onDone: () => void };

/** How many of which star are chosen: 一星 2，二星 3. */
const sumsOf = (chosen: readonly StaffStar[]): string =>
  starNames
    .map((name, index) => ({ name, count: chosen.filter(({ level }) => level === index + 1).length }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${name} ${count} 人`)
    .join('，');

/** Stars among the chosen that two people confirm: 四星、五星. */
const needTwo = (chosen: readonly StaffStar[]): string =>
  starNames
    .filter((_, index) => chosen.some(({ level, needsTwo }) => needsTwo && level === index + 1))
    .join('、');

/** 确认公示 and 暂缓 of the chosen candidates, each with what follows said before. */
export function StarBatch({ chosen, canHold, onDone }: StarBatchProps) {
  const look = useOperationCommand(previewStarsCall);
  const confirm = useOperationCommand(confirmStarsCall, { refreshes: [listStarsCall] });
  const items = chosen.map(({ starId, version }) => ({ starId, version }));
  const waysOf = (verdict: 'confirm' | 'hold') => ({
    verdict,
    preview: () => look.mutateAsync({ items, verdict }),
    send: (reason: string) => confirm.mutateAsync({ items, verdict, ...(reason && { reason }) }),
  });
  const hold = {
    ...waysOf('hold'),
    label: '暂缓',
    isDanger: true,
    consequence: '暂缓后不公示，时长和已有的星级都不变，随时可以再确认。',
    reason: { label: '暂缓原因', hint: '例如等异议答复、请抽看证据，本人看得到' },
  };
  return (
    <DeskBatch
      count={chosen.length}
      unit="人"
      titleOf={(id) => chosen.find(({ starId }) => starId === id)?.volunteerName ?? String(id)}
      onDone={onDone}
      choices={[
        ...(canHold ? [hold] : []),
        {
          ...waysOf('confirm'),
          label: '确认公示',
          consequence: `${sumsOf(chosen)}。姓名遮挡后公示 3 个工作日，没有异议就授星。${chosen.some(({ needsTwo }) => needsTwo) ? `${needTwo(chosen)}要两人确认，其中一人是中心负责人；第二人确认后才公示。` : ''}`,
        },
      ]}
    />
  );
}
