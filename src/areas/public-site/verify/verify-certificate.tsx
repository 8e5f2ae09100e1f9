import { type FormEvent, useEffect, useState } from 'react';
import {
  type CertificateVerdict,
  certificateVerdict,
} from '#domains/certificates/contract/certificate-verdict.rules.ts';
import {
  certificateNames,
  certificateVerdictLabels,
} from '#domains/certificates/contract/certificates.words.ts';
import { groupedNumber } from '#domains/certificates/contract/certificate-number.rules.ts';
import { verifyCertificateCall } from '#domains/certificates/web/certificates.calls.ts';
import { type Verification, verifyFile } from '#domains/ledger/web/verify-file.ts';
import { VerifyResult } from '#domains/ledger/web/verify-result.tsx';
import { starNames } from '#domains/volunteers/contract/volunteers.words.ts';
import { figureLabel, hoursLabel } from '#platform/contract/figures.ts';
import { startOfDay, wholeDateLabel } from '#platform/contract/instants.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useIsHydrated } from '#platform/web/islands/use-is-hydrated.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice, type NoticeKind } from '#platform/web/ui/notice.tsx';
import styles from './verify-certificate.module.css';

export type Found = RemoteResult<typeof verifyCertificateCall>['found'];
type Answer = { found: Found; checked: Verification | undefined };

/** Number, or number and code, of a certificate: its state by the site, its records by this browser. The QR code fills both in. */
export function VerifyCertificate() {
  const isHydrated = useIsHydrated();
  const scanned = useScanned();
  const [typedNumber, setNumber] = useState<string>();
  const [typedCode, setCode] = useState<string>();
  const certNo = typedNumber ?? scanned.certNo;
  const code = typedCode ?? scanned.code;
  const [answer, setAnswer] = useState<Answer>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const verify = async (asked: { certNo: string; code: string }): Promise<void> => {
    setBusy(true);
    setAnswer(undefined);
    setFailure(undefined);
    try {
      const request = { certNo: asked.certNo, ...(asked.code.trim() && { code: asked.code }) };
      const { found } = await callOperation(verifyCertificateCall, request, { reportedBy: 'form' });
      const proof = found?.proof;
      const checked = proof ? await verifyFile(new File([proof], 'proof.json'), undefined) : undefined;
      setAnswer({ found, checked });
    } catch (error) {
      if (!(error instanceof OperationFailed)) throw error;
      setFailure(error.errors?.[0]?.msg ?? error.msg);
    } finally {
      setBusy(false);
    }
  };
  useEffect(() => {
    if (scanned.code) void Promise.resolve().then(() => verify(scanned));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once, by the address that was opened
  }, [scanned.code]);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBusy) void verify({ certNo, code });
  };
  return (
    <div className={styles.panel}>
      <form onSubmit={send} noValidate inert={!isHydrated}>
        <TextField
          label="证书编号"
          isRequired
          value={certNo}
          maxLength={40}
          hint="右上角 ZM 开头的一串，空格可有可无"
          onChange={setNumber}
        />
        <TextField
          label="校验码"
          value={code}
          maxLength={6}
          hint="二维码旁边的 6 位。不填只看状态和合计"
          onChange={setCode}
        />
        <Button look="primary" type="submit" disabled={isBusy}>
          {isBusy ? '正在核验' : '核验'}
        </Button>
      </form>
      <div aria-live="polite" className={styles.answer}>
        {failure && <Notice kind="warning">{failure}</Notice>}
        {answer &&
          (answer.found ? <Certificate found={answer.found} checked={answer.checked} /> : <NotFound />)}
        {answer?.checked && <VerifyResult result={answer.checked} rootName={undefined} />}
      </div>
    </div>
  );
}

const nothing = { certNo: '', code: '' };

/** Number and code behind `#` of the address, as the QR code on the paper has them; they reach no server's log. */
function useScanned(): { certNo: string; code: string } {
  const isHydrated = useIsHydrated();
  if (!isHydrated) return nothing;
  const [, number, code] = /^#(ZM[0-9A-Z]{21})\.([0-9A-Z]{6})$/i.exec(location.hash) ?? [];
  return number && code ? { certNo: groupedNumber(number.toUpperCase()), code: code.toUpperCase() } : nothing;
}

export const NotFound = () => (
  <Notice kind="error">
    <strong>查无此证</strong>
    <br />
    编号或校验码不对，或者没有这份证书。请照着纸上再输一遍，仍然不对就打电话向出具单位核实。
  </Notice>
);

const kinds: Record<CertificateVerdict, NoticeKind> = {
  unproved: 'info',
  mismatch: 'error',
  valid: 'success',
  outdated: 'warning',
  replaced: 'warning',
  revoked: 'error',
};

const whys: Record<CertificateVerdict, string> = {
  valid: '网站说这份证书现在有效，这台设备也把每条记录核算到了公布的根。',
  unproved: '网站说这份证书现在有效，这台设备没有核算其中的记录。这不等于有问题。',
  mismatch: '网站给的内容、证书里的记录和公布的根对不上，请不要采信，打电话向出具单位核实。',
  outdated: '里面有记录后来被更正或作废，请向持有人要一份重新开具的。',
  replaced: '持有人已经换了一份新的，请要新的那一份。',
  revoked: '这份证书已经撤销，不能再用。',
};

const dayOf = (day: string): string => wholeDateLabel(startOfDay(day));

/** What a star certificate stands for; the browser proves the minutes below it, level and day are the site's word. */
const starFacts = ({
  level,
  awardedOn,
  minutes,
}: NonNullable<NonNullable<Found>['star']>): [string, string][] => [
  ['星级', `${starNames[level - 1]}，网站登记`],
  ['授星日期', dayOf(awardedOn)],
  ['授星时的时长', `${figureLabel(minutes)} 分钟，${hoursLabel(minutes)} 小时`],
];

/** What the site says of a certificate, with one word for it and for what was recomputed. */
export function Certificate({
  found,
  checked,
}: {
  found: NonNullable<Found>;
  checked: Verification | undefined;
}) {
  const verdict = certificateVerdict(found, checked?.kind === 'checked' ? checked.checked : undefined);
  return (
    <>
      <Notice kind={kinds[verdict]}>
        <strong>{certificateVerdictLabels[verdict]}</strong>
        <br />
        {whys[verdict]}
      </Notice>
      <dl className={styles.facts}>
        {(
          [
            ['证书编号', groupedNumber(found.certNo)],
            ['证书', found.star ? certificateNames.star : certificateNames.hours],
            ['持证人', found.holder],
            ...(found.star ? starFacts(found.star) : []),
            [found.star ? '所附记录' : '服务时段', `${dayOf(found.fromOn)}至${dayOf(found.toOn)}`],
            [
              '合计',
              `${found.itemCount} 条，${figureLabel(found.totalMinutes)} 分钟，${hoursLabel(found.totalMinutes)} 小时`,
            ],
            ['出具单位', found.issuer],
            ['出具日期', wholeDateLabel(found.issuedAt)],
          ] satisfies [string, string][]
        ).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!checked && found.state !== 'revoked' && (
        <p>填上纸上的校验码，可以看到逐条记录，并由这台设备自己核算。</p>
      )}
    </>
  );
}
