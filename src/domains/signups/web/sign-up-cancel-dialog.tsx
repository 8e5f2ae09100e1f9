import { CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { callOperation } from '#platform/web/call-operation.ts';
import type { RemoteResult } from '#platform/web/remote.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { type CancelCode, cancelCodes } from '../contract/signups.words.ts';
import { kindOfFailure, sentenceOf } from './sign-up-request.ts';
import { answerOfferCall, cancelSignUpCall, previewCancelCall } from './signups.calls.ts';
import styles from './sign-up-dialog.module.css';

type Consequence = RemoteResult<typeof previewCancelCall>;

type SignUpCancelDialogProps = {
  signUpId: number;
  onClose: () => void;
  onDone: (message: string) => void;
  /** Refused because something changed meanwhile. */
  onChanged: (sentence: string) => void;
};

const words = {
  cancel: { title: '取消报名', decisive: '确定取消' },
  withdraw: { title: '撤回申请', decisive: '确定撤回' },
  leaveQueue: { title: '退出候补', decisive: '确定退出' },
  decline: { title: '放弃名额', decisive: '确定放弃' },
} as const;

const codes = Object.keys(cancelCodes) as CancelCode[];

/**
 * Says what giving the place up would mean now, then does it. The volunteer centre's dialog of the same act stands on the
 * centre's query cache, which public pages do not load.
 */
export function SignUpCancelDialog({ signUpId, onClose, onDone, onChanged }: SignUpCancelDialogProps) {
  const { consequence, error, setError } = useConsequence(signUpId);
  const [code, setCode] = useState<CancelCode>('illness');
  const [isBusy, setBusy] = useState(false);
  const kind = consequence?.kind ?? 'cancel';

  const confirm = async () => {
    setError(undefined);
    setBusy(true);
    try {
      onDone(await giveUp(signUpId, kind, code));
    } catch (failure) {
      if (kindOfFailure(failure) === 'failed') {
        setError(sentenceOf(failure));
        setBusy(false);
      } else onChanged(sentenceOf(failure));
    }
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words[kind].title}
      icon={CircleAlert}
      tone="danger"
      safeLabel="再想想"
      decisive={consequence && { label: words[kind].decisive, onPress: () => void confirm(), isBusy }}
    >
      {consequence ? (
        <Preview consequence={consequence} code={code} onCode={setCode} />
      ) : (
        !error && <Skeleton kind="rows" count={2} />
      )}
      {error && (
        <Notice kind="error" isLive>
          {error}
        </Notice>
      )}
    </Dialog>
  );
}

/** The server's word on what follows; read once when the dialog opens. */
function useConsequence(signUpId: number) {
  const [consequence, setConsequence] = useState<Consequence>();
  const [error, setError] = useState<string>();
  useEffect(() => {
    const controller = new AbortController();
    callOperation(
      previewCancelCall,
      { id: signUpId },
      { reportedBy: 'form', signal: controller.signal },
    ).then(setConsequence, (failure: unknown) => {
      if (!controller.signal.aborted) setError(sentenceOf(failure));
    });
    return () => controller.abort();
  }, [signUpId]);
  return { consequence, error, setError };
}

async function giveUp(signUpId: number, kind: Consequence['kind'], code: CancelCode): Promise<string> {
  const options = { reportedBy: 'form' } as const;
  const { message } =
    kind === 'decline'
      ? await callOperation(answerOfferCall, { signUpId, answer: 'decline' }, options)
      : await callOperation(cancelSignUpCall, { signUpId, code }, options);
  return message;
}

function Preview(props: { consequence: Consequence; code: CancelCode; onCode: (code: CancelCode) => void }) {
  const { consequence, code, onCode } = props;
  const isExcused = consequence.excusingCodes.includes(code);
  return (
    <>
      <p>{consequence.sentence}</p>
      {consequence.kind === 'cancel' && (
        <fieldset className={styles.codes}>
          <legend>取消原因</legend>
          {codes.map((each) => (
            <label key={each} className="ck ck--r">
              <input
                type="radio"
                name="cancel-code"
                value={each}
                checked={each === code}
                onChange={() => onCode(each)}
              />
              <i />
              {cancelCodes[each]}
            </label>
          ))}
        </fieldset>
      )}
      {consequence.isLate && consequence.points > 0 && (
        <output className={classNames(styles.points, !isExcused && styles.cost)}>
          {isExcused ? '这个原因不记信用分。' : `以这个原因取消，会记 ${consequence.points} 分信用记录。`}
        </output>
      )}
    </>
  );
}
