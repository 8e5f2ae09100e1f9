import { Users } from 'lucide-react';
import { useState } from 'react';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import type { AnyRemoteCall } from '#platform/web/calls/remote.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useKeptForm } from '#platform/web/use-kept-text.ts';
import type { Companion } from '../contract/companions.contract.ts';
import { companionsWords } from '../contract/companions.words.ts';
import type { MySignUpDetail } from '../contract/my-signups.contract.ts';
import { changeCompanionsCall } from './signups.calls.ts';
import { SignUpCompanions, type TypedCompanion } from './sign-up/sign-up-companions.tsx';

type ChangeProps = {
  signUp: Pick<MySignUpDetail, 'signUpId' | 'companions' | 'state'>;
  most: number;
  refreshes: readonly AnyRemoteCall[];
};

/** Changes who comes along with my sign-up, while sign-up to its shift is open. */
export function ChangeCompanions(props: ChangeProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="line" onClick={() => setOpen(true)}>
        <Users className="ic ic-16" aria-hidden />
        {props.signUp.companions.length > 0 ? '改同行人' : '带同行人'}
      </Button>
      {isOpen && <ChangeDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

const typedOf = (companions: readonly Companion[]): TypedCompanion[] =>
  companions.map(({ age, ...one }) => ({ ...one, age: String(age) }));

const namesMissing = (typed: readonly TypedCompanion[]): boolean =>
  typed.some(({ name, age }) => name.trim() === '' || age === '');

function ChangeDialog({ signUp, most, refreshes, onClose }: ChangeProps & { onClose: () => void }) {
  // What the dialog began with, also when the page behind it is read again.
  const [before] = useState(signUp.companions);
  const [{ companions: typed }, put, forget] = useKeptForm<{ companions: readonly TypedCompanion[] }>(
    `companions:${signUp.signUpId}`,
    { companions: typedOf(before) },
  );
  // Changed elsewhere in between: the newest list is shown, and saving once more replaces that one.
  const [isMoved, setMoved] = useState(false);
  const was = isMoved ? signUp.companions : before;
  const [error, setError] = useState<string>();
  const change = useOperationCommand(changeCompanionsCall, { refreshes, reportedBy: 'form' });
  const save = async (): Promise<void> => {
    if (namesMissing(typed)) return setError('请填写每位同行人的姓名和年龄，不带的请去掉');
    setError(undefined);
    try {
      const companions = typed.map((one) => ({ ...one, age: Number(one.age) }));
      const { message } = await change.mutateAsync({ signUpId: signUp.signUpId, was, companions });
      forget();
      showToast({ kind: 'success', text: message });
      onClose();
    } catch (caught) {
      if (caught instanceof OperationFailed && caught.reason === 'companionsMoved') setMoved(true);
      setError(caught instanceof OperationFailed ? caught.msg : '没有保存成功，请稍后再试');
    }
  };
  const isHolding = signUp.state === 'confirmed' || signUp.state === 'offered';
  return (
    <Dialog
      isOpen
      keepsText
      onClose={onClose}
      title="同行人"
      icon={Users}
      isWide
      decisive={{
        label: change.isPending ? '正在保存' : '保存',
        onPress: () => void save(),
        isBusy: change.isPending,
      }}
    >
      <p className="muted">
        {isHolding
          ? '报名截止前都可以改。加人要有空名额，名额不够就都不加；减少的名额马上让给候补。'
          : '报名截止前都可以改，你的排队位置不变。'}
      </p>
      <SignUpCompanions
        most={most}
        companions={typed}
        onChange={(companions) => put({ companions })}
        errorOf={(path) => (change.error instanceof OperationFailed ? change.error.errorOf(path) : undefined)}
      />
      {error && (
        <Notice kind="error" isLive>
          {error}
          {isMoved && `。现在的名单：${companionsWords(was) || '没有同行人'}；再按一次保存就换成上面填的`}
        </Notice>
      )}
    </Dialog>
  );
}
