import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dateLabel, dateTimeLabel } from '#platform/contract/instants.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import {
  certificateNames,
  certificatePurposeLabels,
  certificateStateLabels,
} from '../../contract/certificates.words.ts';
import type { StaffCertificate } from '../../contract/manage-certificates.contract.ts';

const columns: readonly Column<StaffCertificate>[] = [
  {
    key: 'number',
    header: '证书',
    cell: ({ certNo, star, purpose, recipient }) => (
      <>
        <b>{certNo}</b>
        <small>
          {star ? certificateNames.star : certificatePurposeLabels[purpose]}
          {recipient && `，交给${recipient}`}
        </small>
      </>
    ),
  },
  {
    key: 'holder',
    header: '持证人',
    isTight: true,
    cell: ({ holderName, volunteerNo }) => (
      <>
        <b>{holderName}</b>
        <small>{volunteerNo}</small>
      </>
    ),
  },
  {
    key: 'content',
    header: '内容',
    cell: ({ itemCount, totalMinutes, fromOn, toOn }) => (
      <>
        {itemCount} 条，{hoursLabel(totalMinutes)} 小时
        <small>
          {dateLabel(`${fromOn}T00:00:00+08:00`)}至{dateLabel(`${toOn}T00:00:00+08:00`)}
        </small>
      </>
    ),
  },
  { key: 'issued', header: '开具', isTight: true, cell: ({ issuedAt }) => dateTimeLabel(issuedAt) },
  {
    key: 'state',
    header: '状态',
    cell: ({ state, changedCount, replacedByNo, revokeReason }) => (
      <>
        <StatusDot tone={stateTone(certificateStateLabels[state])}>{certificateStateLabels[state]}</StatusDot>
        {state === 'outdated' && <small>{changedCount} 条记录被更正或作废</small>}
        {replacedByNo && <small>由 {replacedByNo} 替换</small>}
        {revokeReason && <small>{revokeReason}</small>}
      </>
    ),
  },
];

type CertificatesTableProps = {
  certificates: readonly StaffCertificate[];
  onWithdraw: (certificate: StaffCertificate) => void;
};

/** Certificates of the scope, those in force can be taken back. */
export const CertificatesTable = ({ certificates, onWithdraw }: CertificatesTableProps) => (
  <DataTable
    caption="证书"
    rows={certificates}
    keyOf={({ certificateId }) => certificateId}
    columns={columns}
    acts={(certificate) =>
      (certificate.state === 'valid' || certificate.state === 'outdated') && (
        <Button look="danger" size="sm" onClick={() => onWithdraw(certificate)}>
          撤销
        </Button>
      )
    }
  />
);
