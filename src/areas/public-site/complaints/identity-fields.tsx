import { useRef } from 'react';
import { MobileField } from '#domains/accounts/web/sms/mobile-field.tsx';
import { SmsCodeField } from '#domains/accounts/web/sms/sms-code-field.tsx';
import { TextInput } from '#platform/web/fields/form-inputs.tsx';
import type { FormFaults } from '#platform/web/form-faults.ts';
import styles from './complaints.module.css';

type IdentityFieldsProps = {
  isSignedIn: boolean;
  isAnonymous: boolean;
  faults: FormFaults;
  onAnonymous: (isAnonymous: boolean) => void;
  onSent: () => void;
};

const ways = [
  {
    id: 'by-name',
    isAnonymous: false,
    name: '实名，对被投诉方保密',
    text: '身份封存，办理人也看不到。拆开要安全管理员批准，会告诉你，每次查看都有记录。',
  },
  {
    id: 'without-name',
    isAnonymous: true,
    name: '匿名',
    text: '我们也不知道你是谁，只给你一个查询码。问不到细节，不能附文件，可能查得慢。',
  },
] as const;

/** 你的身份: by name, sealed, with a number where nobody is signed in; or without a name. */
export function IdentityFields(props: IdentityFieldsProps) {
  const { isSignedIn, isAnonymous, faults, onAnonymous } = props;
  const mobile = useRef<HTMLDivElement>(null);
  return (
    <>
      <fieldset className={styles.identity}>
        <legend className="lab">
          <span className="req" aria-hidden>
            *
          </span>
          你的身份
        </legend>
        <div>
          {ways.map((way) => (
            <div key={way.id} className={styles.way} data-on={way.isAnonymous === isAnonymous || undefined}>
              <input
                id={way.id}
                type="radio"
                name="identity"
                checked={way.isAnonymous === isAnonymous}
                onChange={() => onAnonymous(way.isAnonymous)}
              />
              <span>
                <label htmlFor={way.id}>{way.name}</label>
                <small>{way.text}</small>
              </span>
            </div>
          ))}
        </div>
      </fieldset>
      {!isAnonymous &&
        (isSignedIn ? (
          <p className="hint">用你账号里的手机号联系，只在拆封后给办理人看。</p>
        ) : (
          <>
            <TextInput
              label="怎么称呼你"
              name="name"
              maxLength={20}
              placeholder="例如：陈女士"
              error={faults['name']}
            />
            <div ref={mobile}>
              <MobileField label="手机号" isRequired error={faults['mobile']} />
            </div>
            <SmsCodeField
              scene="complaint"
              name="smsCode"
              mobileOf={() => mobile.current?.querySelector('input')?.value.trim() ?? ''}
              error={faults['smsCode']}
              onSent={props.onSent}
            />
          </>
        ))}
    </>
  );
}
