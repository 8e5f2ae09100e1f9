import { RefreshCw } from 'lucide-react';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { svgUrl } from '#platform/web/svg-url.ts';
import { Field } from '#platform/web/fields/field.tsx';
import { getCaptchaCall } from '../accounts.calls.ts';
import styles from './staff-login.module.css';

export type CaptchaAnswer = { captchaId: string; captcha: string };

type StaffLoginCaptchaProps = {
  /** Grows with every refused login: a captcha is valid once. */
  round: number;
  answer: string;
  error?: string | undefined;
  onAnswer: (answer: CaptchaAnswer) => void;
};

/** Picture and, for whoever cannot see it, a sum in words; either answer counts. */
export function StaffLoginCaptcha({ round, answer, error, onAnswer }: StaffLoginCaptchaProps) {
  const { data, refetch, isFetching } = useOperationQuery(getCaptchaCall, {}, { staleMs: 0 });
  const captchaId = data?.captchaId ?? '';
  return (
    <Field
      key={round}
      label="验证码"
      hint={data ? `看不清图片时，可以改为回答：${data.question}` : undefined}
      error={error && data ? `${error}。看不清图片时，可以改为回答：${data.question}` : error}
      isRequired
    >
      {(control) => (
        <span className={styles.captcha}>
          <span className="inp">
            <input
              {...control}
              value={answer}
              autoComplete="off"
              maxLength={16}
              onChange={(event) => onAnswer({ captchaId, captcha: event.target.value })}
            />
          </span>
          {data && <img src={svgUrl(data.svg)} alt="验证码图片，也可以回答下面的文字题" />}
          <button
            type="button"
            className={styles.again}
            disabled={isFetching}
            aria-label="换一张验证码"
            onClick={() => void refetch().then(() => onAnswer({ captchaId: '', captcha: '' }))}
          >
            <RefreshCw className="ic" aria-hidden />
          </button>
        </span>
      )}
    </Field>
  );
}
