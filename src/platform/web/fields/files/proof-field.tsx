import { useState } from 'react';
import { OperationFailed } from '../../calls/operation-failed.ts';
import { uploadFile } from '../../calls/upload-file.ts';
import { FilesField } from './files-field.tsx';

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
  const { share, fault, send } = useProofUpload(props);
  return (
    <FilesField
      label={label}
      accept={accept}
      files={files.map(({ fileId, name }) => ({ key: fileId, name }))}
      onChoose={(file) => void send(file)}
      onRemove={(place) => onChange(files.filter((_, index) => index !== place))}
      isOff={share !== undefined || files.length >= max}
      action={share === undefined ? '选择文件' : `正在上传 ${Math.round(share * 100)}%`}
      hint={hint}
      error={fault ?? props.error}
      isRequired={isRequired}
    />
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
