import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { askHourMaterialCall, listHoursForReviewCall } from '../hours.calls.ts';
import { AskMaterialDialog } from './ask-material-dialog.tsx';

type AskHourMaterialProps = {
  /** Whose request it is. */
  name: string;
  hourId: number;
};

/** The centre's ask about the record of a correction or a claim. */
export function AskHourMaterial({ name, hourId }: AskHourMaterialProps) {
  const ask = useOperationCommand(askHourMaterialCall, {
    refreshes: [listHoursForReviewCall],
    reportedBy: 'form',
  });
  return (
    <AskMaterialDialog
      name={name}
      keptAs={`ask-hour-${hourId}`}
      failure={ask.error}
      onConfirm={(missing) => ask.mutateAsync({ hourId, missing })}
    />
  );
}
