import { verifyCertificateCall } from '#domains/certificates/web/certificates.calls.ts';
import { bindVerifyPanel } from '#domains/ledger/web/bind-verify-panel.ts';
import type { Verification } from '#domains/ledger/web/verify-file.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { draw, drawInto, type Drawn } from '#platform/web/plain/draw.ts';
import { drawNotice } from '#platform/web/plain/draw-notice.ts';
import { drawCertificate, drawNotFound } from './draw-certificate.ts';
import styles from './verify-certificate.module.css';

/** A file of one's own: what it holds is recomputed here, and of a certificate's PDF the site is asked by number whether it still stands, and by fingerprint whether it is the paper that the site gives out. */
export const bindVerifyPaper = (root: ParentNode): void =>
  bindVerifyPanel(root, (result) => {
    if (result.kind !== 'checked' || !result.certNo) return null;
    const place = draw(
      'div',
      { class: styles['answer'] },
      drawNotice('info', '正在问网站这份证书现在还算不算'),
    );
    void aboutPaper(result.certNo, result).then((drawn) => drawInto(place, drawn));
    return place;
  });

/** Only number and fingerprint are sent. Without an answer nothing is claimed of the paper's state. */
async function aboutPaper(certNo: string, checked: Verification & { kind: 'checked' }): Promise<Drawn> {
  try {
    const { found } = await callOperation(
      verifyCertificateCall,
      { certNo, ...(checked.fileHash !== undefined && { fileHash: checked.fileHash }) },
      { reportedBy: 'form' },
    );
    return found ? drawCertificate(found, checked) : drawNotFound();
  } catch (error) {
    if (!(error instanceof OperationFailed)) throw error;
    return drawNotice('warning', '没能问到网站这份证书有没有被撤销或替换，下面只核对了内容。');
  }
}
