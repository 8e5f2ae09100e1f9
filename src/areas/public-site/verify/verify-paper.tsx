import { useEffect, useState } from 'react';
import { verifyCertificateCall } from '#domains/certificates/web/certificates.calls.ts';
import type { Verification } from '#domains/ledger/web/verify-file.ts';
import { VerifyPanel } from '#domains/ledger/web/verify-panel.tsx';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Certificate, type Found, NotFound } from './verify-certificate.tsx';

/** A file of one's own: what it holds is recomputed here, and of a certificate's PDF the site is asked by number whether it still stands. */
export const VerifyPaper = () => (
  <VerifyPanel
    ofCertificate={(result) =>
      result.kind === 'checked' && result.certNo ? (
        <OfNumber key={result.certNo} certNo={result.certNo} checked={result} />
      ) : null
    }
  />
);

/** Only the number is sent. Without an answer nothing is claimed of the paper's state. */
function OfNumber({ certNo, checked }: { certNo: string; checked: Verification }) {
  const [answer, setAnswer] = useState<{ found: Found } | 'failed'>();
  useEffect(() => {
    callOperation(verifyCertificateCall, { certNo }, { reportedBy: 'form' }).then(
      setAnswer,
      (error: unknown) => {
        if (!(error instanceof OperationFailed)) throw error;
        setAnswer('failed');
      },
    );
  }, [certNo]);
  if (!answer) return null;
  if (answer === 'failed')
    return <Notice kind="warning">没能问到网站这份证书有没有被撤销或替换，下面只核对了内容。</Notice>;
  return answer.found ? <Certificate found={answer.found} checked={checked} /> : <NotFound />;
}
