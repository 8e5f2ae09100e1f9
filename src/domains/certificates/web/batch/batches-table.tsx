import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { dateLabel, dateTimeLabel, startOfDay } from '#platform/contract/instants.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import type { CertificateBatch } from '../../contract/certificate-batches.contract.ts';
import { batchStateLabels, wishStateLabels, wishStates } from '../../contract/certificate-batches.words.ts';
import { certificatePurposeLabels } from '../../contract/certificates.words.ts';

/** What staff do with a list. */
export type BatchAct = 'people' | 'make' | 'cancel' | 'order';

const columns: readonly Column<CertificateBatch>[] = [
  {
    key: 'recipient',
    header: '交给谁',
    cell: ({ recipient, reason, purpose }) => (
      <>
        <b>{recipient}</b>
        <small>
          {certificatePurposeLabels[purpose]}，{reason}
        </small>
      </>
    ),
  },
  {
    key: 'period',
    header: '时段',
    isTight: true,
    cell: ({ fromOn, toOn, grades }) => (
      <>
        {dateLabel(startOfDay(fromOn))}至{dateLabel(startOfDay(toOn))}
        <small>{grades === 'proven' ? 'A、B 级' : 'A 到 D 级'}</small>
      </>
    ),
  },
  {
    key: 'asked',
    header: '发起',
    isTight: true,
    cell: ({ askedBy, askedAt }) => (
      <>
        {askedBy}
        <small>{dateTimeLabel(askedAt)}</small>
      </>
    ),
  },
  {
    key: 'state',
    header: '进度',
    cell: (batch) => (
      <>
        <StatusDot tone={stateTone(batchStateLabels[batch.state])}>{batchStateLabels[batch.state]}</StatusDot>
        <small>{progressOf(batch)}</small>
      </>
    ),
  },
];

/** 已开具 12 人，不同意 1 人; while it is asked, until when. */
function progressOf({ state, counts, lapsesAt }: CertificateBatch): string {
  const people = wishStates
    .filter((one) => (counts[one] ?? 0) > 0)
    .map((one) => `${wishStateLabels[one]} ${counts[one]} 人`)
    .join('，');
  return state === 'asking' ? `${people}；${dateLabel(lapsesAt)}截止` : people;
}

type BatchesTableProps = {
  batches: readonly CertificateBatch[];
  onAct: (act: BatchAct, batch: CertificateBatch) => void;
};

/** Lists that were asked for, with what can be done with each. */
export const BatchesTable = ({ batches, onAct }: BatchesTableProps) => (
  <DataTable
    caption="集体开具"
    rows={batches}
    keyOf={({ batchId }) => batchId}
    columns={columns}
    acts={(batch) => (
      <>
        <Button look="line" size="sm" onClick={() => onAct('people', batch)}>
          名单
        </Button>
        {batch.state === 'asking' && (batch.counts.agreed ?? 0) > 0 && (
          <Button look="primary" size="sm" onClick={() => onAct('make', batch)}>
            生成证书
          </Button>
        )}
        {batch.state === 'asking' && (
          <Button look="line" size="sm" onClick={() => onAct('cancel', batch)}>
            取消
          </Button>
        )}
        {batch.state === 'made' && (batch.counts.made ?? 0) > 0 && (
          <Button look="primary" size="sm" onClick={() => onAct('order', batch)}>
            取走证书
          </Button>
        )}
      </>
    )}
  />
);
