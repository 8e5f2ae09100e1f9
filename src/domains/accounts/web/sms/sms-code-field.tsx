import { ShieldCheck } from 'lucide-react';
import { pasteDigits } from '#platform/web/fields/paste-digits.ts';
import { CodeBoxes } from '#platform/web/fields/code-boxes/code-boxes.tsx';
import { Field } from '#platform/web/fields/field.tsx';
import { useIsHydrated } from '#platform/web/islands/use-is-hydrated.ts';
import type { SmsScene } from '../../contract/sms.words.ts';
import { CheckingNote } from '../proof/checking-note.tsx';
import { useSmsCode } from './use-sms-code.ts';
import { buttonClass } from '#platform/web/plain/button-class.ts';
import styles from './sms-code-field.module.css';

type SmsCodeFieldProps = {
  scene: SmsScene;
  /** Name of the input in its form. */
  name: string;
  /** The number typed so far. */
  mobileOf: () => string;
  /** For a guardian's code: the minor's own number typed so far. */
  ownMobileOf?: () => string;
  error: string | undefined;
  /** The field's own error is out of date once a code went out. */
  onSent: () => void;
  label?: string;
  /** boxes: a box for each digit, the button below, where the code is what the page is about. */
  look?: 'line' | 'boxes';
};

const masked = (mobile: string): string => mobile.replace(/^(\d{3})\d{4}/, '$1****');

/** The six digits with the button that asks for them, the time until the next, and a word while work is done for it. */
export function SmsCodeField({
  scene,
  name,
  mobileOf,
  ownMobileOf,
  error,
  onSent,
  label = '短信验证码',
  look = 'line',
}: SmsCodeFieldProps) {
  const code = useSmsCode({ scene, ownMobileOf, onSent });
  const hint = code.sentTo && `验证码已发到 ${masked(code.sentTo)}，5 分钟内有效`;
  const isBoxes = look === 'boxes';
  const button = <SendButton code={code} isBoxes={isBoxes} onPress={() => code.send(mobileOf().trim())} />;
  return (
    <div className={styles.frame}>
      <Field
        label={label}
        isRequired
        error={code.fault ?? error}
        hint={hint || `点${isBoxes ? '下面' : '右边'}获取，5 分钟内有效`}
      >
        {(control) =>
          isBoxes ? (
            <CodeBoxes control={control} name={name} digits={6} />
          ) : (
            <span className="inp">
              <ShieldCheck className="ic" aria-hidden />
              <input
                {...control}
                name={name}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={6}
                onPaste={pasteDigits}
                placeholder="6 位数字"
              />
              {button}
            </span>
          )
        }
      </Field>
      {isBoxes && button}
      <CheckingNote isChecking={code.isChecking} />
      <p className="sr" role="status">
        {code.sentTo && code.waitSeconds > 0 ? '验证码已发送' : ''}
      </p>
    </div>
  );
}

type SendButtonProps = { code: ReturnType<typeof useSmsCode>; isBoxes: boolean; onPress: () => void };

/** Asks for a code; once its program is there it stays pressable, and says itself how long until the next. */
function SendButton({ code, isBoxes, onPress }: SendButtonProps) {
  const isHydrated = useIsHydrated();
  return (
    <button
      type="button"
      className={isBoxes ? buttonClass({ look: 'line', isBlock: true }) : styles.send}
      disabled={!isHydrated}
      aria-busy={code.isBusy || undefined}
      onClick={() => !code.isBusy && onPress()}
    >
      {code.waitSeconds > 0 ? `${code.waitSeconds} 秒后重发` : code.sentTo ? '重新获取' : '获取验证码'}
    </button>
  );
}
