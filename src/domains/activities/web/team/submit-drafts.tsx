import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { DeskBatch } from '#platform/web/decisions/desk-batch.tsx';
import { SelectionNote } from '#platform/web/list/selection/selection-note.tsx';
import type { useSelection } from '#platform/web/list/selection/use-selection.ts';
import { RowTick } from '#platform/web/table/row-tick.tsx';
import type { TeamActivityRow } from '../../contract/activity-views.contract.ts';
import {
  getTeamActivityCall,
  listMyTeamActivitiesCall,
  previewSubmissionsCall,
  submitActivitiesCall,
} from '../activities.calls.ts';
import styles from './team-activity-item.module.css';

type SubmitDraftsProps = {
  /** Rows of the page. */
  rows: readonly TeamActivityRow[];
  selection: ReturnType<typeof useSelection<TeamActivityRow>>;
};

/** An activity that may be submitted now. */
export const isDraft = ({ acts }: TeamActivityRow): boolean => acts.includes('submit');

/** 批量提交审核 of drafts, a season's most of all; nothing where the page has none. */
export function SubmitDrafts({ rows, selection }: SubmitDraftsProps) {
  const look = useOperationCommand(previewSubmissionsCall);
  const submit = useOperationCommand(submitActivitiesCall, {
    refreshes: [listMyTeamActivitiesCall, getTeamActivityCall],
  });
  const { chosen, chosenIds } = selection;
  const ids = rows.filter(isDraft).map(({ id }) => id);
  const items = chosen.map(({ id, version }) => ({ activityId: id, version }));
  const onCount = ids.filter((id) => chosenIds.has(id)).length;
  if (ids.length === 0 && chosen.length === 0) return null;
  return (
    <div className={styles.batch}>
      <RowTick
        label="选中本页的草稿"
        isOn={ids.length > 0 && onCount === ids.length}
        isPartly={onCount > 0 && onCount < ids.length}
        onToggle={(isOn) => selection.choose(ids, isOn)}
      />
      {chosen.length === 0 ? (
        <span>选中草稿，可以一起提交审核</span>
      ) : (
        <SelectionNote selection={selection} unit="份" />
      )}
      <DeskBatch
        count={chosen.length}
        unit="份"
        titleOf={(id) => `“${chosen.find((row) => row.id === id)?.title ?? id}”`}
        onDone={selection.clear}
        choices={[
          {
            verdict: 'submit',
            label: '提交审核',
            consequence: '提交后由实践中心审核，期间不能修改；需要改时可以撤回。不能提交的仍是草稿。',
            preview: () => look.mutateAsync({ items }),
            send: () => submit.mutateAsync({ items }),
          },
        ]}
      />
    </div>
  );
}
