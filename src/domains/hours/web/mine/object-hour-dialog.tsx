import { hoursLabel } from '#platform/contract/figures.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import type { AnyRemoteCall, RemoteResult } from '#platform/web/calls/remote.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { listMyHoursCall, listMyVisitHoursCall, objectHourCall } from '../hours.calls.ts';

type MyHour = Pick<
  RemoteResult<typeof listMyHoursCall>['list'][number],
  'hourId' | 'activityTitle' | 'minutes'
>;
type ObjectHourDialogProps = {
  hour: MyHour;
  onClose: () => void;
  /** Reads that it changes besides the records. */
  refreshes?: readonly AnyRemoteCall[];
};

/** Says that a record of mine is not true; tells what follows before it is sent. */
export function ObjectHourDialog({ hour, onClose, refreshes = [] }: ObjectHourDialogProps) {
  const object = useOperationCommand(objectHourCall, {
    refreshes: [listMyHoursCall, listMyVisitHoursCall, ...refreshes],
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={async (text) => {
        await object.mutateAsync({ hourId: hour.hourId, text });
        showToast({ kind: 'success', text: '异议已提交，实践中心核实后会发消息告诉你' });
      }}
      title={`对“${hour.activityTitle}”的 ${hoursLabel(hour.minutes)} 小时提出异议`}
      decisiveLabel="提出异议"
      reason={{
        keptAs: `object-hour:${hour.hourId}`,
        label: '异议说明',
        hint: '哪里不属实，至少 10 个字',
        isRequired: true,
        maxLength: 500,
      }}
    >
      <p>提出后由实践中心核实，期间这条时长不会生效；核实结果会发消息告诉你。队伍看不到是谁提出的。</p>
    </ConfirmDialog>
  );
}
