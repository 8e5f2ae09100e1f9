import { FileUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { OperationFailed } from '../calls/operation-failed.ts';
import { uploadFile } from '../calls/upload-file.ts';
import styles from './proof-field.module.css';
import { Button } from '../ui/button.tsx';
import { FieldNote } from './field-note.tsx';

export type ProofFile = { fileId: number; name: string };

type ProofFieldProps = {
  label: string;
  /** Purpose of the files room: `idProof`, `teamProof`. */
  purpose: string;
  /** For the file chooser: `image/jpeg,image/png,application/pdf`. */
  accept: string;
  files: readonly ProofFile[];
  onChange: (files: ProofFile[]) => void;
  max: number;
  maxMegabytes: number;
  hint: string;
  error?: string | undefined;
  isRequired?: boolean;
};

/** Papers that staff will look at: chosen, sent one by one, listed by name and taken away again. */
export function ProofField(props: ProofFieldProps) {
  const { label, accept, files, onChange, max, hint, isRequired } = props;
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const { share, fault, send } = useProofUpload(props);
  const error = fault ?? props.error;
  return (
    <div className={styles.box} role="group" aria-label={label}>
      <span className="lab">
        {isRequired && (
          <span className="req" aria-hidden>
            *
          </span>
        )}
        {label}
      </span>
      {files.length > 0 && (
        <ul className={styles.list}>
          {files.map((file) => (
            <li key={file.fileId}>
              {file.name}
              <button
                type="button"
                className="link"
                aria-label={`移除${file.name}`}
                onClick={() => onChange(files.filter((one) => one !== file))}
              >
                移除
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={`选择${label}文件`}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again after a mistake.
          event.target.value = '';
          if (file) void send(file);
        }}
      />
      <Button
        look="line"
        disabled={share !== undefined || files.length >= max}
        aria-describedby={noteId}
        onClick={() => input.current?.click()}
      >
        <FileUp className="ic" aria-hidden />
        {share === undefined ? '选择文件' : `正在上传 ${Math.round(share * 100)}%`}
      </Button>
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}

function useProofUpload({ purpose, files, onChange, maxMegabytes }: ProofFieldProps) {
  const [share, setShare] = useState<number>();
  const [fault, setFault] = useState<string>();
  const send = async (file: File): Promise<void> => {
    setFault(undefined);
    if (file.size > maxMegabytes * 1_048_576) return setFault(`文件超过 ${maxMegabytes} MB，请压缩后再选`);
    setShare(0);
    try {
      const { fileId, name } = await uploadFile(purpose, file, { onProgress: setShare });
      onChange([...files, { fileId, name }]);
    } catch (error) {
      setFault(error instanceof OperationFailed ? error.msg : '上传没有成功，请重试');
    } finally {
      setShare(undefined);
    }
  };
  return { share, fault, send };
}
