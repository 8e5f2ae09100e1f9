import { CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { keysOf } from '#platform/contract/keys-of.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { type CancelCode, cancelCodes } from '../contract/signups.words.ts';
import { kindOfFailure, sentenceOf } from './sign-up/sign-up-request.ts';
import { answerOfferCall, cancelSignUpCall, previewCancelCall } from './signups.calls.ts';
import styles from './sign-up/sign-up-dialog.module.css';

type Consequence = RemoteResult<typeof previewCancelCall>;

/** What giving up is called at each stage, on the button that asks and on the one that does it. */
export const giveUpWords: Record<Consequence['kind'], string> = {
  cancel: '取消报名',
  withdraw: '撤回申请',
  leaveQueue: '退出候补',
  decline: '放弃名额',
};

type CancelSignUpDialogProps = {
  signUpId: number;
  onClose: () => void;
  onDone: (message: string) => void;
  /** Refused because something changed meanwhile. */
  onChanged: (sentence: string) => void;
};

/**
 * Says what giving the place up would mean now, then does it; a confirmed place asks for the reason, and none is chosen
 * beforehand, because some excuse. Stands on no query cache, so that public pages may show it too.
 */
export function CancelSignUpDialog({ signUpId, onClose, onDone, onChanged }: CancelSignUpDialogProps) {
  const { consequence, error, setError } = useConsequence(signUpId);
  const [code, setCode] = useState<CancelCode>();
  const [isBusy, setBusy] = useState(false);
  const kind = consequence?.kind ?? 'cancel';

  const confirm = async () => {
    if (kind === 'cancel' && !code) return setError('请先选择取消原因');
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
  const choose = (chosen: CancelCode) => {
    setCode(chosen);
    setError(undefined);
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={giveUpWords[kind]}
      icon={CircleAlert}
      tone="danger"
      safeLabel="再想想"
      // Nobody gives a place up without having read what follows.
      decisive={consequence && { label: `确定${giveUpWords[kind]}`, onPress: () => void confirm(), isBusy }}
    >
      {consequence ? (
        <Preview consequence={consequence} code={code} onCode={choose} />
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

async function giveUp(signUpId: number, kind: Consequence['kind'], code?: CancelCode): Promise<string> {
  const options = { reportedBy: 'form' } as const;
  const { message } =
    kind === 'decline'
      ? await callOperation(answerOfferCall, { signUpId, answer: 'decline' }, options)
      : await callOperation(cancelSignUpCall, { signUpId, ...(code && { code }) }, options);
  return message;
}

type PreviewProps = {
  consequence: Consequence;
  code: CancelCode | undefined;
  onCode: (code: CancelCode) => void;
};

function Preview({ consequence, code, onCode }: PreviewProps) {
  const isExcused = code !== undefined && consequence.excusingCodes.includes(code);
  return (
    <>
      <p>{consequence.sentence}</p>
      {consequence.kind === 'cancel' && (
        <fieldset className={styles.codes}>
          <legend>取消原因</legend>
          {keysOf(cancelCodes).map((each) => (
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
      {code && consequence.isLate && consequence.points > 0 && (
        <output className={classNames(styles.points, !isExcused && styles.cost)}>
          {isExcused ? '这个原因不记信用分。' : `以这个原因取消，会记 ${consequence.points} 分信用记录。`}
        </output>
      )}
    </>
  );
}
