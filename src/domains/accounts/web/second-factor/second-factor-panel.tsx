import { useState } from 'react';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PasskeyList } from '../passkeys/passkey-list.tsx';
import styles from '../security.module.css';
import { ApplicationCodes } from './application-codes.tsx';
import { PasswordQuestion, type FactorQuestion } from './password-question.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { getMySecondFactorCall, renewRecoveryCodesCall } from './second-factor.calls.ts';

type SecondFactorPanelProps = {
  /** Called once a second factor was set up and its recovery codes were put away. */
  onReady?: () => void;
};

/** 两步验证: a member of staff sets up codes of an application and passkeys, and takes recovery codes. */
export function SecondFactorPanel({ onReady }: SecondFactorPanelProps) {
  const factors = useOperationQuery(getMySecondFactorCall, {}, { reportedBy: 'form' });
  const [question, setQuestion] = useState<FactorQuestion>();
  const [codes, setCodes] = useState<readonly string[]>();
  const askForCodes = (): void =>
    setQuestion({
      title: '更换恢复码',
      follows: '会生成 10 个新的恢复码，原来的全部作废。',
      label: '更换恢复码',
      change: async ({ password }) => {
        const renewed = await callOperation(renewRecoveryCodesCall, { password }, { reportedBy: 'form' });
        setCodes(renewed.recoveryCodes);
      },
    });
  const given = (recoveryCodes: readonly string[]): void => {
    setCodes(recoveryCodes);
    void factors.refetch();
  };
  const { data } = factors;
  const hasAny = data && (data.confirmedAt !== null || data.passkeys.length > 0);
  return (
    <section className={`panel ${styles.panel}`} aria-labelledby="second-factor">
      <h2 id="second-factor">两步验证</h2>
      <p className="hint">
        启用后，登录时除了密码还要再验证一次，别人知道密码也进不来。任选一种，或两种都设置。
      </p>
      {factors.error && (
        <Notice kind="error" isLive>
          {factors.error.msg}
        </Notice>
      )}
      {data && (
        <>
          <ApplicationCodes
            factors={data}
            isLastNeeded={data.isNeeded && data.passkeys.length === 0}
            ask={setQuestion}
            onCodes={given}
          />
          <PasskeyList
            factors={data}
            isLastNeeded={data.isNeeded && data.confirmedAt === null}
            ask={setQuestion}
            onCodes={given}
          />
        </>
      )}
      {hasAny && (
        <section className={styles.way} aria-labelledby="recovery-codes">
          <div className={styles.head}>
            <h3 id="recovery-codes">恢复码</h3>
            <Button look="line" onClick={askForCodes}>
              更换恢复码
            </Button>
          </div>
          <p className="hint">
            手机或设备不在身边时代替第二步，每个用一次，还有 {data.recoveryCodesLeft} 个可用。
          </p>
        </section>
      )}
      {question && <PasswordQuestion question={question} onClose={() => setQuestion(undefined)} />}
      {codes && (
        <RecoveryCodes
          codes={codes}
          onClose={() => {
            setCodes(undefined);
            onReady?.();
          }}
        />
      )}
    </section>
  );
}
