import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Field } from '#platform/web/fields/field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import type { TeamActivityRow } from '../../contract/activity-views.contract.ts';
import { getTeamActivityCall, listMyTeamActivitiesCall, settleActivityCall } from '../activities.calls.ts';
import { FieldNote } from '#platform/web/fields/field-note.tsx';
import { useKeptForm } from '#platform/web/use-kept-text.ts';

/** 结项: the summary (小结) and who was helped; attendance and hours must be done. */
export function TeamSettleDialog(props: {
  activity: Pick<TeamActivityRow, 'id' | 'version' | 'title'>;
  onClose: () => void;
}) {
  const { activity, onClose } = props;
  const [{ beneficiaryActual }, change, forget] = useKeptForm(`settle-count:${activity.id}`, {
    beneficiaryActual: 0,
  });
  const settle = useOperationCommand(settleActivityCall, {
    refreshes: [getTeamActivityCall, listMyTeamActivitiesCall],
    reportedBy: 'form',
  });
  const problem = settle.error && (settle.error.errors[0]?.msg ?? settle.error.msg);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={async (summary) => {
        await settle.mutateAsync({
          activityId: activity.id,
          version: activity.version,
          summary,
          beneficiaryActual,
        });
        forget();
        showToast({ kind: 'success', text: '已结项，公示结束后自动完成' });
      }}
      title={`“${activity.title}”结项`}
      decisiveLabel="提交小结并结项"
      safeLabel="再等等"
      tone="plain"
      keepsText
      reason={{
        keptAs: `settle:${activity.id}`,
        label: '活动小结',
        hint: '做了什么、有什么结果，至少 20 个字',
        isRequired: true,
        maxLength: 2_000,
      }}
    >
      <p>考勤和时长都处理完才能结项。结项后小结会显示在活动页。</p>
      <Field label="实际受益人数">
        {(control) => (
          <span className="inp">
            <input
              {...control}
              type="number"
              min={0}
              max={100_000}
              value={beneficiaryActual}
              onChange={({ target }) =>
                change({ beneficiaryActual: Math.max(0, Math.trunc(Number(target.value) || 0)) })
              }
            />
          </span>
        )}
      </Field>
      <FieldNote error={problem ?? undefined} />
    </ConfirmDialog>
  );
}
