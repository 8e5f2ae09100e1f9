import { useState } from 'react';
import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { starNames } from '#domains/volunteers/contract/volunteers.words.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dayLabel, startOfDay, wholeDateLabel } from '#platform/contract/instants.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { savePdf } from '#platform/web/calls/save-file.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { groupedNumber } from '../contract/certificate-number.rules.ts';
import type { CertificateRow } from '../contract/certificates.contract.ts';
import {
  certificateNames,
  certificatePurposeLabels,
  certificateStateLabels,
} from '../contract/certificates.words.ts';
import {
  downloadCertificateCall,
  listMyCertificatesCall,
  revokeCertificateCall,
} from './certificates.calls.ts';
import { WholePaperDialog } from './whole-paper-dialog.tsx';
import styles from './certificates.module.css';

type CertificateListProps = {
  certificates: readonly CertificateRow[];
  onReplace: (one: CertificateRow) => void;
};

/** 开过的证书: what became of each, and what its holder can do with it. */
export function CertificateList({ certificates, onReplace }: CertificateListProps) {
  const [revoked, setRevoked] = useState<CertificateRow>();
  const revoke = useOperationCommand(revokeCertificateCall, {
    refreshes: [listMyCertificatesCall],
    reportedBy: 'form',
  });
  return (
    <>
      <ul className={styles.list}>
        {certificates.map((one) => (
          <li key={one.certificateId}>
            <div>
              <b className="tn">{groupedNumber(one.certNo)}</b>
              <small>
                {calledOf(one)}，{periodOf(one)}，{one.itemCount} 条，
                {hoursLabel(one.totalMinutes)} 小时
              </small>
              <small>
                <StatusDot tone={stateTone(certificateStateLabels[one.state])}>
                  {certificateStateLabels[one.state]}
                </StatusDot>{' '}
                {whyOf(one)}
              </small>
            </div>
            <Acts one={one} onReplace={onReplace} onRevoke={() => setRevoked(one)} />
          </li>
        ))}
      </ul>
      {revoked && (
        <ConfirmDialog
          isOpen
          onClose={() => setRevoked(undefined)}
          onConfirm={(reason) => revoke.mutateAsync({ certificateId: revoked.certificateId, reason })}
          title={`撤销 ${groupedNumber(revoked.certNo)}？`}
          decisiveLabel="撤销证书"
          failure={revoke.error}
          reason={{
            keptAs: `revoke-certificate:${revoked.certificateId}`,
            label: '为什么撤销',
            isRequired: true,
            hint: '至少 2 个字',
          }}
        >
          <p>撤销后核验页只写状态和日期，交出去的那一份不再有效，也不能恢复。</p>
        </ConfirmDialog>
      )}
    </>
  );
}

type ActsProps = { one: CertificateRow; onReplace: (one: CertificateRow) => void; onRevoke: () => void };

function Acts({ one, onReplace, onRevoke }: ActsProps) {
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      savePdf(await callOperation(downloadCertificateCall, { id: one.certificateId }, {}));
    } finally {
      setBusy(false);
    }
  };
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(one.verifyUrl);
    showToast({ kind: 'success', text: '核验链接已复制，打开就能核验' });
  };
  const isStanding = one.state === 'valid' || one.state === 'outdated';
  return (
    <div className={styles.acts}>
      {one.state === 'outdated' && !one.star && (
        <Button look="primary" size="sm" onClick={() => onReplace(one)}>
          重新开具
        </Button>
      )}
      <Button
        look="line"
        size="sm"
        disabled={isBusy}
        onClick={() => (one.hasWholeId ? setAsking(true) : void download())}
      >
        {isBusy ? '正在下载' : '下载 PDF'}
      </Button>
      {isAsking && <WholePaperDialog certificate={one} onClose={() => setAsking(false)} />}
      {isStanding && (
        <>
          <Button look="line" size="sm" onClick={() => void copy()}>
            复制核验链接
          </Button>
          <Button look="line" size="sm" onClick={onRevoke}>
            撤销
          </Button>
        </>
      )}
    </div>
  );
}

/** What a certificate is for: of a star its level, else purpose and who gets it. */
const calledOf = ({ star, purpose, recipient }: CertificateRow): string =>
  star
    ? `${certificateNames.star}，${starNames[star.level - 1]}`
    : [certificatePurposeLabels[purpose], recipient].filter(Boolean).join('，');

const periodOf = ({ fromOn, toOn }: CertificateRow): string =>
  `${wholeDateLabel(startOfDay(fromOn))}至${wholeDateLabel(startOfDay(toOn))}`;

function whyOf({
  star,
  state,
  changedCount,
  endedAt,
  replacedByNo,
  revokeReason,
  issuedAt,
}: CertificateRow): string {
  switch (state) {
    case 'valid':
      return `${dayLabel(issuedAt)}开具`;
    case 'outdated':
      return `里面有 ${changedCount} 条记录被更正或作废，请${star ? '到“我的星级”' : ''}重新开具`;
    case 'replaced':
      return `${endedAt ? dayLabel(endedAt) : ''}换成 ${replacedByNo ? groupedNumber(replacedByNo) : '新证书'}`;
    case 'revoked':
      return `${endedAt ? dayLabel(endedAt) : ''}撤销：${revokeReason ?? ''}`;
  }
}
