import { useState } from 'react';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import styles from '../security.module.css';
import type { FactorQuestion } from './password-question.tsx';
import { type MyFactors, removeSecondFactorCall, startSecondFactorCall } from './second-factor.calls.ts';
import { SetUpForm, type StartedFactor } from './set-up-form.tsx';

type ApplicationCodesProps = {
  factors: MyFactors;
  /** Whether the last second factor must stay. */
  isLastNeeded: boolean;
  ask: (question: FactorQuestion) => void;
  onCodes: (codes: readonly string[]) => void;
};

const options = { reportedBy: 'form' as const };

/** 动态验证码: codes of an authenticator application are set up, moved to another phone, and turned off. */
export function ApplicationCodes({ factors, isLastNeeded, ask, onCodes }: ApplicationCodesProps) {
  const [started, setStarted] = useState<StartedFactor>();
  const { confirmedAt } = factors;
  const isOn = confirmedAt !== null;
  const askToStart = (): void =>
    ask({
      title: isOn ? '换一部手机' : '设置动态验证码',
      follows: isOn
        ? '先确认是你本人，再用新手机扫二维码。原来的动态验证码在新的启用之前一直有效。'
        : '先确认是你本人，再用手机扫二维码。',
      label: '下一步',
      change: async ({ password }) =>
        setStarted(await callOperation(startSecondFactorCall, { password }, options)),
    });
  const askToRemove = (): void =>
    ask({
      title: '停用动态验证码',
      follows: '停用后登录时不再接受应用里的动态验证码。',
      label: '停用',
      change: async ({ password }) => {
        await callOperation(removeSecondFactorCall, { password }, options);
        showToast({ kind: 'success', text: '动态验证码已停用' });
      },
    });
  return (
    <section className={styles.way} aria-labelledby="application-codes">
      <div className={styles.head}>
        <h3 id="application-codes">动态验证码</h3>
        {!started && (
          <span className={styles.acts}>
            <Button look="line" onClick={askToStart}>
              {isOn ? '换一部手机' : '设置动态验证码'}
            </Button>
            {isOn && !isLastNeeded && (
              <Button look="line" onClick={askToRemove}>
                停用
              </Button>
            )}
          </span>
        )}
      </div>
      <p className="hint">
        {confirmedAt === null
          ? '手机身份验证应用里每 30 秒换一次的 6 位数字，不需要网络。'
          : `${dayTimeLabel(confirmedAt)} 启用。`}
      </p>
      {started && (
        <SetUpForm
          started={started}
          onDone={(given) => {
            setStarted(undefined);
            onCodes(given);
          }}
        />
      )}
    </section>
  );
}
