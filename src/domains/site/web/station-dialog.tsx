import { useOperationCommand, useRefresh } from '#platform/web/calls/operation-hooks.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { DecisionFailure } from '#platform/web/ui/decision-failure.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import type { OrganisationRow } from '../contract/site-admin.contract.ts';
import { listOrganisationsForStaffCall, setStationOpenCall } from './site-admin.calls.ts';
import { listOrganisationsCall } from './site.calls.ts';

const reads = [listOrganisationsForStaffCall, listOrganisationsCall];

/** Closes a 站 with a reason, or opens it again; what follows is said first. */
export function StationDialog({ station, onClose }: { station: OrganisationRow; onClose: () => void }) {
  const { organisationId, version, name, closedAt, closedReason } = station;
  const [reason, setReason, forget] = useKeptText(`close-station:${organisationId}`);
  const set = useOperationCommand(setStationOpenCall, { refreshes: reads, reportedBy: 'form' });
  const readAnew = useRefresh(reads);
  const isOpen = closedAt !== null;
  const send = (): void =>
    set.mutate(
      { organisationId, version, isOpen, reason },
      {
        onSuccess: () => {
          forget();
          showToast({ kind: 'success', text: isOpen ? `${name}恢复了` : `${name}停办了` });
          onClose();
        },
      },
    );
  return (
    <Dialog
      isOpen
      keepsText
      onClose={onClose}
      title={isOpen ? `恢复“${name}”？` : `停办“${name}”？`}
      decisive={{ label: isOpen ? '恢复' : '停办', onPress: send, isBusy: set.isPending }}
    >
      <DecisionFailure failure={set.error} onTakeLatest={readAnew} />
      {isOpen ? (
        <p>停办的原因是：{closedReason}。恢复以后，居民点单又能选到它。</p>
      ) : (
        <>
          <p>居民点单不再选到它，已经点的单由上面的所核实和办理。队伍和账号不动，随时可以恢复。</p>
          <TextField
            label="为什么停办"
            isRequired
            maxLength={100}
            value={reason}
            error={set.error?.errorOf('reason')}
            onChange={setReason}
          />
        </>
      )}
    </Dialog>
  );
}
