import { CircleCheck, Circle, Eye, EyeOff, Lock } from 'lucide-react';
import { useId, useState } from 'react';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Field, type FieldControl } from '#platform/web/fields/field.tsx';
import styles from './password-fields.module.css';

type PasswordFieldsProps = {
  /** Name of the first input in its form; the second is `confirmPwd`. */
  name: string;
  labels?: [string, string];
  errors: { password?: string | undefined; confirmation?: string | undefined };
};

const classes = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/];
const strengthLabels = ['太弱', '太弱', '较弱', '较强', '很强'] as const;

/** What the server will ask of every password; what depends on names and common words it says itself. */
const rulesOf = (password: string): { text: string; isMet: boolean }[] => [
  { text: '8 至 20 个字符', isMet: password.length >= 8 && password.length <= 20 },
  {
    text: '大写字母、小写字母、数字、符号至少三种',
    isMet: classes.filter((one) => one.test(password)).length >= 3,
  },
  { text: '不含空格和中文', isMet: password !== '' && /^[!-~]*$/.test(password) },
];

function strengthOf(password: string): number {
  const kinds = classes.filter((one) => one.test(password)).length;
  if (!password) return 0;
  return password.length < 8 ? 1 : Math.min(4, kinds === 4 && password.length >= 10 ? 4 : kinds);
}

/** A new password typed twice, with its rules ticked off while it is typed. */
export function PasswordFields({ name, labels = ['设置密码', '确认密码'], errors }: PasswordFieldsProps) {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const isDifferent = again.length >= password.length && again !== '' && again !== password;
  const isSame = again !== '' && again === password;
  return (
    <>
      <div>
        <Field label={labels[0]} isRequired error={errors.password}>
          {(control) => <SecretInput control={control} name={name} onType={setPassword} />}
        </Field>
        <Strength password={password} />
      </div>
      <Field
        label={labels[1]}
        isRequired
        error={errors.confirmation ?? (isDifferent ? '两次输入的密码不一致' : undefined)}
        confirmation={isSame ? '两次输入一致' : undefined}
      >
        {(control) => <SecretInput control={control} name="confirmPwd" onType={setAgain} />}
      </Field>
    </>
  );
}

function Strength({ password }: { password: string }) {
  const strength = strengthOf(password);
  return (
    <>
      <div className={styles.meter} aria-hidden>
        {classes.map((one, place) => (
          <i key={one.source} className={classNames(place < strength && styles.filled)} />
        ))}
        <span>{password ? strengthLabels[strength] : ''}</span>
      </div>
      <ul className={styles.rules} aria-label="密码要求">
        {rulesOf(password).map(({ text, isMet }) => (
          <li key={text} className={classNames(isMet && styles.met)}>
            {isMet ? (
              <CircleCheck className="ic ic-16" aria-hidden />
            ) : (
              <Circle className="ic ic-16" aria-hidden />
            )}
            {text}
            {isMet && <span className="sr">（已满足）</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

type SecretInputProps = { control: FieldControl; name: string; onType: (text: string) => void };

function SecretInput({ control, name, onType }: SecretInputProps) {
  const [isShown, setShown] = useState(false);
  const labelId = useId();
  const Icon = isShown ? Eye : EyeOff;
  return (
    <span className="inp">
      <Lock className="ic" aria-hidden />
      <input
        {...control}
        type={isShown ? 'text' : 'password'}
        name={name}
        autoComplete="new-password"
        // Longer than allowed, so that a pasted password that is too long is told and not cut off.
        maxLength={128}
        onChange={(event) => onType(event.target.value)}
      />
      <button
        type="button"
        id={labelId}
        className={styles.eye}
        aria-label="显示密码"
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        <Icon className="ic" aria-hidden />
      </button>
    </span>
  );
}
