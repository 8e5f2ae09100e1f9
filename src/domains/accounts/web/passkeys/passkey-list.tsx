import { KeyRound } from 'lucide-react';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { FactorQuestion } from '../second-factor/password-question.tsx';
import type { MyFactors } from '../second-factor/second-factor.calls.ts';
import styles from '../security.module.css';
import { addPasskeyCall, removePasskeyCall, renamePasskeyCall, startPasskeyCall } from './passkeys.calls.ts';

type PasskeyListProps = {
  factors: MyFactors;
  /** Whether the last second factor must stay. */
  isLastNeeded: boolean;
  ask: (question: FactorQuestion) => void;
  onCodes: (codes: readonly string[]) => void;
};

const options = { reportedBy: 'form' as const };

/** 通行密钥: the devices that can stand for the second step, and how to add, rename and remove them. */
export function PasskeyList({ factors, isLastNeeded, ask, onCodes }: PasskeyListProps) {
  const { passkeys, canAddPasskeys } = factors;
  const askForNew = (): void =>
    ask({
      title: '添加通行密钥',
      follows: '给这台设备起个名字，再按浏览器的提示用指纹、人脸、PIN 或安全密钥确认。',
      label: '下一步',
      name: '',
      change: async ({ password, name }) => {
        const started = await callOperation(startPasskeyCall, { password }, options);
        const { makePasskey } = await import('./ask-authenticator.ts');
        const made = await makePasskey(started.options);
        const { recoveryCodes } = await callOperation(addPasskeyCall, { name, ...made }, options);
        showToast({ kind: 'success', text: `通行密钥“${name}”已添加` });
        if (recoveryCodes.length > 0) onCodes(recoveryCodes);
      },
    });
  return (
    <section className={styles.way} aria-labelledby="passkeys">
      <div className={styles.head}>
        <h3 id="passkeys">通行密钥</h3>
        {canAddPasskeys && (
          <Button look="line" onClick={askForNew}>
            添加通行密钥
          </Button>
        )}
      </div>
      <p className="hint">
        {canAddPasskeys
          ? '用电脑或手机的指纹、人脸、PIN，或插入的安全密钥完成登录的第二步，不怕假冒的网页。'
          : '本站现在的地址不支持通行密钥，需要用域名并通过 https 访问。'}
      </p>
      {passkeys.length > 0 && (
        <ul className={styles.devices} aria-label="我的通行密钥">
          {passkeys.map((passkey) => (
            <Passkey
              key={passkey.passkeyId}
              passkey={passkey}
              canRemove={!isLastNeeded || passkeys.length > 1}
              ask={ask}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

type PasskeyProps = {
  passkey: MyFactors['passkeys'][number];
  canRemove: boolean;
  ask: (question: FactorQuestion) => void;
};

function Passkey({ passkey: { passkeyId, name, createdAt, lastUsedAt }, canRemove, ask }: PasskeyProps) {
  const askForName = (): void =>
    ask({
      title: '重命名通行密钥',
      follows: `现在的名称是“${name}”。`,
      label: '保存名称',
      name,
      change: async (typed) => {
        await callOperation(renamePasskeyCall, { passkeyId, ...typed }, options);
      },
    });
  const askToRemove = (): void =>
    ask({
      title: `删除“${name}”？`,
      follows: '删除后不能再用它登录；设备里保存的那一份请在设备的设置里删除。',
      label: '删除',
      change: async ({ password }) => {
        await callOperation(removePasskeyCall, { passkeyId, password }, options);
        showToast({ kind: 'success', text: `通行密钥“${name}”已删除` });
      },
    });
  return (
    <li>
      <KeyRound aria-hidden size={22} />
      <span>
        <b>{name}</b>
        <small>
          {dayTimeLabel(createdAt)} 添加，
          {lastUsedAt ? `最近使用：${dayTimeLabel(lastUsedAt)}` : '还没有用过'}
        </small>
      </span>
      <span className={styles.acts}>
        <Button look="line" size="sm" aria-label={`重命名 ${name}`} onClick={askForName}>
          重命名
        </Button>
        {canRemove && (
          <Button look="line" size="sm" aria-label={`删除 ${name}`} onClick={askToRemove}>
            删除
          </Button>
        )}
      </span>
    </li>
  );
}
