import { useState } from 'react';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { type Proof, ProofUpload } from './proof-upload.tsx';
import { submitTeamRegistrationCall } from './registration.calls.ts';
import styles from './registration-panel.module.css';

type RegistrationPanelProps = {
  legalForm: string;
  /** Papers that were handed in before. */
  earlierProofs?: readonly Proof[];
  version: number;
  onSubmitted: () => void;
};

/** Papers and the button that hands a registration in; nothing is lost when it is refused. */
export function RegistrationPanel(props: RegistrationPanelProps) {
  const [proofs, setProofs] = useState<readonly Proof[]>(props.earlierProofs ?? []);
  const [proofError, setProofError] = useState<string>();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (): Promise<void> => {
    if (isBusy) return;
    setError(undefined);
    if (proofs.length === 0) return setProofError('请先上传证明材料');
    setBusy(true);
    try {
      const request = { fileIds: proofs.map(({ fileId }) => fileId), version: props.version };
      await callOperation(submitTeamRegistrationCall, request, { reportedBy: 'form' });
      props.onSubmitted();
    } catch (failure) {
      setError(failure instanceof OperationFailed ? failure.msg : '没有成功，请稍后再试');
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.panel}>
      <ProofUpload
        legalForm={props.legalForm}
        proofs={proofs}
        error={proofError}
        onChange={(next) => {
          setProofs(next);
          setProofError(undefined);
        }}
      />
      {error && (
        <Notice kind="error" isLive>
          {error}
        </Notice>
      )}
      <Button look="cool" size="lg" onClick={() => void submit()} isBusy={isBusy}>
        {isBusy ? '正在提交' : '提交审核'}
      </Button>
    </div>
  );
}
