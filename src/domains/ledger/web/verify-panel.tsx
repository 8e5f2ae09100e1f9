import { FileCheck2, FolderOpen } from 'lucide-react';
import styles from './verify.module.css';

/** The fields for a proof of hours and for a root file of one's own, as the server draws them; `bindVerifyPanel` brings them to life. */
export const VerifyPanel = () => (
  <div className={styles.panel} inert data-verify-panel>
    <label className={styles.drop}>
      <FileCheck2 className="ic" aria-hidden />
      <b data-name-of="proof">把证书 PDF 或时长凭证拖到这里，或点这里选择</b>
      <span>只在这台设备上读，不会上传</span>
      {/* It lies over the whole field: what is dropped there is chosen. */}
      <input
        type="file"
        accept=".json,application/json,.pdf,application/pdf"
        aria-label="证书或时长凭证"
        data-file="proof"
      />
    </label>
    <label className={styles.own}>
      <FolderOpen className="ic" aria-hidden />
      <span data-name-of="roots">不放心网站给的根？用自己保存的根文件比</span>
      <input
        className="sr"
        type="file"
        accept=".json,application/json"
        aria-label="自己保存的根文件"
        data-file="roots"
      />
    </label>
    <div aria-live="polite" data-answer />
  </div>
);
