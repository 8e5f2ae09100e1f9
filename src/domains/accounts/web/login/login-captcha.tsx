import { RefreshCw, ShieldCheck } from 'lucide-react';
import { svgUrl } from '#platform/web/svg-url.ts';
import { Field } from '#platform/web/fields/field.tsx';
import type { Captcha } from './use-login.ts';
import styles from './login-form.module.css';

type LoginCaptchaProps = {
  captcha: Captcha | undefined;
  error: string | undefined;
  onChange: () => void;
};

/** The captcha from the third failure on: a picture, and a question in words that can be answered without seeing it. */
export function LoginCaptcha({ captcha, error, onChange }: LoginCaptchaProps) {
  return (
    <Field
      label="验证码"
      isRequired
      error={error}
      hint={captcha && `看不清图片？回答这个问题也可以：${captcha.question}`}
    >
      {(control) => (
        <div className={styles.captcha}>
          <span className="inp">
            <ShieldCheck className="ic" aria-hidden />
            <input {...control} name="captcha" autoComplete="off" maxLength={16} />
          </span>
          <button type="button" onClick={onChange} aria-label="换一张验证码">
            {captcha && <img src={svgUrl(captcha.svg)} alt="" width={120} height={40} />}
            <RefreshCw className="ic ic-16" aria-hidden />
          </button>
          {error && captcha && <p className="hint">看不清图片？回答这个问题也可以：{captcha.question}</p>}
        </div>
      )}
    </Field>
  );
}
