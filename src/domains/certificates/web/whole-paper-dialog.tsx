import { useState } from 'react';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { savePdf } from '#platform/web/calls/save-file.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { groupedNumber } from '../contract/certificate-number.rules.ts';
import type { CertificateRow } from '../contract/certificates.contract.ts';
import { downloadWholeCertificateCall } from './certificates.calls.ts';
import { OwnPasswordField } from './own-password-field.tsx';

type WholePaperDialogProps = {
  certificate: Pick<CertificateRow, 'certificateId' | 'certNo'>;
  onClose: () => void;
};

/** Asks for the login password before a paper with the whole number of the document is taken out. */
export function WholePaperDialog({ certificate, onClose }: WholePaperDialogProps) {
  const [userPwd, setUserPwd] = useState('');
  const [wasSent, setSent] = useState(false);
  const download = useOperationCommand(downloadWholeCertificateCall, { reportedBy: 'form' });
  const missing = wasSent && userPwd === '' ? '请输入登录密码' : undefined;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={async () => {
        setSent(true);
        if (userPwd === '') throw new Error('nothing typed');
        savePdf(await download.mutateAsync({ id: certificate.certificateId, userPwd }));
      }}
      title={`下载 ${groupedNumber(certificate.certNo)}`}
      decisiveLabel="下载 PDF"
      safeLabel="取消"
      tone="plain"
      failure={download.error?.reason === 'wrongPassword' ? null : download.error}
    >
      <p>这份证书写有完整的身份证件号码，只交给需要核对的单位。</p>
      <OwnPasswordField
        value={userPwd}
        error={missing ?? (download.error?.reason === 'wrongPassword' ? download.error.msg : undefined)}
        onChange={setUserPwd}
      />
    </ConfirmDialog>
  );
}
