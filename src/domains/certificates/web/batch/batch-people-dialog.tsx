import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { dateTimeLabel } from '#platform/contract/instants.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import type { BatchPerson, CertificateBatch } from '../../contract/certificate-batches.contract.ts';
import { wishStateLabels } from '../../contract/certificate-batches.words.ts';
import { listBatchPeopleCall } from './certificate-batches.calls.ts';

const columns: readonly Column<BatchPerson>[] = [
  {
    key: 'person',
    header: '志愿者',
    cell: ({ name, volunteerNo }) => (
      <>
        <b>{name}</b>
        <small>{volunteerNo}</small>
      </>
    ),
  },
  {
    key: 'state',
    header: '答复',
    cell: ({ state, answeredAt }) => (
      <>
        <StatusDot tone={stateTone(wishStateLabels[state])}>{wishStateLabels[state]}</StatusDot>
        {answeredAt && <small>{dateTimeLabel(answeredAt)}</small>}
      </>
    ),
  },
  { key: 'number', header: '证书编号', cell: ({ certNo }) => certNo ?? '' },
];

/** The people of one list, in the order in which they were handed in. */
export function BatchPeopleDialog({ batch, onClose }: { batch: CertificateBatch; onClose: () => void }) {
  const read = useOperationQuery(listBatchPeopleCall, { batchId: batch.batchId }, { reportedBy: 'form' });
  return (
    <Dialog isOpen isWide onClose={onClose} title={`${batch.recipient}的名单`} safeLabel="关闭">
      {read.isPending && <Skeleton kind="rows" count={4} />}
      {read.isError && <LoadFailed what="名单" failure={read.error} onRetry={() => void read.refetch()} />}
      {read.data && (
        <DataTable
          caption="名单"
          rows={read.data.people}
          keyOf={({ volunteerNo }) => volunteerNo}
          columns={columns}
        />
      )}
    </Dialog>
  );
}
