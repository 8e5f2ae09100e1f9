import { FileText, Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { uploadFile } from '#platform/web/calls/upload-file.ts';
import { type LegalForm, legalFormProofs, mostProofs } from '../../contract/registration.words.ts';
import { FieldNote } from '#platform/web/fields/field-note.tsx';
import styles from './proof-upload.module.css';

export type Proof = { fileId: number; name: string };

type ProofUploadProps = {
  legalForm: string;
  proofs: readonly Proof[];
  onChange: (proofs: readonly Proof[]) => void;
  error: string | undefined;
};

const acceptedKinds = '.pdf,.jpg,.jpeg,.png';
const paperOf = (legalForm: string): string =>
  legalForm in legalFormProofs ? legalFormProofs[legalForm as LegalForm] : '登记证书或主管单位的同意书';

/** The papers that prove a team: chosen or dropped on the field, sent one after the other, taken away again. */
export function ProofUpload({ legalForm, proofs, onChange, error }: ProofUploadProps) {
  const [progress, setProgress] = useState<string>();
  const [fault, setFault] = useState<string>();
  const add = async (files: readonly File[]): Promise<void> => {
    setFault(undefined);
    const added = [...proofs];
    for (const file of files.slice(0, mostProofs - proofs.length)) {
      try {
        const share = (part: number) => setProgress(`正在上传 ${file.name}（${Math.round(part * 100)}%）`);
        share(0);
        const { fileId, name } = await uploadFile('teamProof', file, { onProgress: share });
        added.push({ fileId, name });
        onChange([...added]);
      } catch (failure) {
        setFault(
          `${file.name}：${failure instanceof OperationFailed ? failure.msg : '上传没有成功，请重试'}`,
        );
      }
    }
    if (files.length > mostProofs - proofs.length) setFault(`证明材料至多 ${mostProofs} 份`);
    setProgress(undefined);
  };
  const message = fault ?? error;
  return (
    <div className={styles.frame}>
      <p>
        请上传：<b>{paperOf(legalForm)}</b>
      </p>
      <label className={styles.drop}>
        <Upload className="ic" aria-hidden />
        <span>
          把文件拖到这里，或 <b>选择文件</b>
          <small>PDF、JPG、PNG，每份不超过 10 MB，至多 {mostProofs} 份；只有审核人员能看到</small>
        </span>
        <input
          type="file"
          multiple
          accept={acceptedKinds}
          aria-label="证明材料"
          aria-invalid={message ? true : undefined}
          disabled={progress !== undefined || proofs.length >= mostProofs}
          onChange={(event) => {
            void add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </label>
      {proofs.length > 0 && <ProofList proofs={proofs} onChange={onChange} />}
      <p className="hint" role="status">
        {progress}
      </p>
      <FieldNote error={message} />
    </div>
  );
}

const ProofList = ({ proofs, onChange }: Pick<ProofUploadProps, 'proofs' | 'onChange'>) => (
  <ul className={styles.list} aria-label="已上传的证明材料">
    {proofs.map(({ fileId, name }) => (
      <li key={fileId}>
        <FileText className="ic" aria-hidden />
        <span>{name}</span>
        <button
          type="button"
          aria-label={`移除 ${name}`}
          onClick={() => onChange(proofs.filter((one) => one.fileId !== fileId))}
        >
          <Trash2 className="ic ic-16" aria-hidden />
        </button>
      </li>
    ))}
  </ul>
);
