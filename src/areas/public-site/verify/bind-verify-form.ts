import { groupedNumber } from '#domains/certificates/contract/certificate-number.rules.ts';
import { verifyCertificateCall } from '#domains/certificates/web/certificates.calls.ts';
import { drawVerifyResult } from '#domains/ledger/web/draw-verify-result.ts';
import { verifyFile } from '#domains/ledger/web/verify-file.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { drawInto, type Drawn } from '#platform/web/plain/draw.ts';
import { drawNotice } from '#platform/web/plain/draw-notice.ts';
import { bindVerifyScan } from './bind-verify-scan.ts';
import { drawCertificate, drawNotFound } from './draw-certificate.ts';

/** Number, or number and code, of a certificate: its state by the site, its records by this browser. The QR code fills both in. */
export function bindVerifyForm(root: ParentNode): void {
  const form = root.querySelector<HTMLFormElement>('[data-verify-form]');
  const answer = root.querySelector('[data-verify-answer]');
  const button = form?.querySelector('button');
  if (!form || !answer || !button) return;
  const fieldOf = (name: 'certNo' | 'code') => form.elements.namedItem(name) as HTMLInputElement;
  const verify = async (): Promise<void> => {
    if (button.disabled) return;
    button.disabled = true;
    const words = button.textContent;
    button.textContent = '正在核验';
    drawInto(answer);
    drawInto(answer, await answerOf(fieldOf('certNo').value, fieldOf('code').value));
    button.textContent = words;
    button.disabled = false;
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void verify();
  });
  form.inert = false;
  const verifyScanned = ({ certNo, code }: Scanned): void => {
    fieldOf('certNo').value = certNo;
    fieldOf('code').value = code;
    void verify();
  };
  bindVerifyScan(root, (text) => {
    const scanned = URL.canParse(text) ? scannedIn(new URL(text).hash) : undefined;
    if (scanned) verifyScanned(scanned);
    return scanned !== undefined;
  });
  const scanned = scannedIn(location.hash);
  if (scanned) verifyScanned(scanned);
}

type Scanned = { certNo: string; code: string };

/** What there is to say about a number and a code; what went wrong is said as well. */
async function answerOf(certNo: string, code: string): Promise<Drawn> {
  try {
    const request = { certNo, ...(code.trim() && { code }) };
    const { found } = await callOperation(verifyCertificateCall, request, { reportedBy: 'form' });
    if (!found) return drawNotFound();
    const checked = found.proof
      ? await verifyFile(new File([found.proof], 'proof.json'), undefined)
      : undefined;
    return [
      drawCertificate(found, checked),
      checked && drawVerifyResult(checked, { from: 'site', isBelowCertificate: true }),
    ];
  } catch (error) {
    if (!(error instanceof OperationFailed)) throw error;
    return drawNotice('warning', error.errors?.[0]?.msg ?? error.msg);
  }
}

/** Number and code behind `#` of the address, as the QR code on the paper has them; they reach no server's log. */
export function scannedIn(hash: string): Scanned | undefined {
  const [, number, code] = /^#(ZM[0-9A-Z]{21})\.([0-9A-Z]{6})$/i.exec(hash) ?? [];
  return number && code
    ? { certNo: groupedNumber(number.toUpperCase()), code: code.toUpperCase() }
    : undefined;
}
