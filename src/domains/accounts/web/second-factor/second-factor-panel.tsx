import { useState } from 'react';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import styles from '../security.module.css';
import { PasswordQuestion, type FactorAct } from './password-question.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { getMySecondFactorCall } from './second-factor.calls.ts';
import { SetUpForm, type StartedFactor } from './set-up-form.tsx';

type SecondFactorPanelProps = {
  /** Called once a second factor was set up and its recovery codes were put away. */
  onReady?: () => void;
};

/** 动态验证码: a member of staff turns the second factor on and off, and takes recovery codes. */
export function SecondFactorPanel({ onReady }: SecondFactorPanelProps) {
  const factor = useOperationQuery(getMySecondFactorCall, {}, { reportedBy: 'form' });
  const [asked, setAsked] = useState<FactorAct>();
  const [started, setStarted] = useState<StartedFactor>();
  const [codes, setCodes] = useState<readonly string[]>();
  const confirmedAt = factor.data?.confirmedAt ?? null;
  return (
    <section className={`panel ${styles.panel}`} aria-labelledby="second-factor">
      <div className={styles.head}>
        <h2 id="second-factor">动态验证码</h2>
        {factor.data && confirmedAt === null && !started && (
          <Button look="primary" onClick={() => setAsked('start')}>
            设置动态验证码
          </Button>
        )}
        {confirmedAt !== null && (
          <span className={styles.acts}>
            <Button look="line" onClick={() => setAsked('renew')}>
              更换恢复码
            </Button>
            <Button look="line" onClick={() => setAsked('start')}>
              换一部手机
            </Button>
            {!factor.data?.isNeeded && (
              <Button look="line" onClick={() => setAsked('remove')}>
                停用
              </Button>
            )}
          </span>
        )}
      </div>
      <p className="hint">
        {confirmedAt === null
          ? '启用后，登录时除了密码还要输入手机身份验证应用里的 6 位数字，别人知道密码也进不来。'
          : `${dayTimeLabel(confirmedAt)} 启用，登录时需要输入。还有 ${factor.data?.recoveryCodesLeft ?? 0} 个恢复码可用。`}
      </p>
      {factor.error && (
        <Notice kind="error" isLive>
          {factor.error.msg}
        </Notice>
      )}
      {started && (
        <SetUpForm
          started={started}
          onDone={(given) => {
            setStarted(undefined);
            setCodes(given);
            void factor.refetch();
          }}
        />
      )}
      {asked && (
        <PasswordQuestion
          act={asked}
          onClose={() => setAsked(undefined)}
          onStarted={setStarted}
          onCodes={setCodes}
        />
      )}
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
