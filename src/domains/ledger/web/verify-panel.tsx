import { FileCheck2, FolderOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useIsHydrated } from '#platform/web/islands/use-is-hydrated.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { type Verification, verifyFile } from './verify-file.ts';
import { VerifyResult } from './verify-result.tsx';
import styles from './verify.module.css';

/** Verifies a proof of hours in this browser: the file is read here and never sent; a root file of one's own may stand beside it. `ofCertificate` says what the site knows of a paper, above what was recomputed. */
export function VerifyPanel({ ofCertificate }: { ofCertificate: (result: Verification) => ReactNode }) {
  const [proof, setProof] = useState<File>();
  const [roots, setRoots] = useState<File>();
  const [result, setResult] = useState<Verification>();
  const isHydrated = useIsHydrated();
  const check = (chosen: { proof: File | undefined; roots: File | undefined }): void => {
    setProof(chosen.proof);
    setRoots(chosen.roots);
    setResult(undefined);
    if (chosen.proof) void verifyFile(chosen.proof, chosen.roots).then(setResult);
  };
  return (
    <div className={styles.panel} inert={!isHydrated}>
      <label className={styles.drop}>
        <FileCheck2 className="ic" aria-hidden />
        <b>{proof ? proof.name : '把证书 PDF 或时长凭证拖到这里，或点这里选择'}</b>
        <span>只在这台设备上读，不会上传</span>
        {/* It lies over the whole field: what is dropped there is chosen. */}
        <input
          type="file"
          accept=".json,application/json,.pdf,application/pdf"
          aria-label="证书或时长凭证"
          onChange={({ target }) => check({ proof: target.files?.[0], roots })}
        />
      </label>
      <label className={styles.own}>
        <FolderOpen className="ic" aria-hidden />
        {roots ? `用这份根文件比：${roots.name}` : '不放心网站给的根？用自己保存的根文件比'}
        <input
          className="sr"
          type="file"
          accept=".json,application/json"
          aria-label="自己保存的根文件"
          onChange={({ target }) => check({ proof, roots: target.files?.[0] })}
        />
      </label>
      <div aria-live="polite">
        {proof && !result && <Notice kind="info">正在这台设备上核算</Notice>}
        {result && ofCertificate(result)}
        {result && <VerifyResult result={result} rootName={roots?.name} />}
      </div>
    </div>
  );
}
