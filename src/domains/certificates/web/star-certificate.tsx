import { useState } from 'react';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { savePdf } from '#platform/web/calls/save-file.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { certificateNames } from '../contract/certificates.words.ts';
import {
  downloadCertificateCall,
  issueStarCertificateCall,
  listMyCertificatesCall,
} from './certificates.calls.ts';

/** 星级证书 of an awarded star: issued with the first press, the same paper with every other. */
export function StarCertificate({ level }: { level: number }) {
  const [isBusy, setBusy] = useState(false);
  const issue = useOperationCommand(issueStarCertificateCall, { refreshes: [listMyCertificatesCall] });
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const { certificateId } = await issue.mutateAsync({ level });
      savePdf(await callOperation(downloadCertificateCall, { id: certificateId }, {}));
    } catch (error) {
      // What the server refuses the calls have said already.
      if (!(error instanceof OperationFailed)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look="line" size="sm" disabled={isBusy} onClick={() => void save()}>
      {isBusy ? '正在生成' : certificateNames.star}
    </Button>
  );
}
