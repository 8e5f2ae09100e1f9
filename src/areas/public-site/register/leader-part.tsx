import { Check, Lock, Phone, UserRound } from 'lucide-react';
import { PasswordFields } from '#domains/accounts/web/passwords/password-fields.tsx';
import { TextInput } from '#platform/web/fields/form-inputs.tsx';
import { MobileAndCode, type MobilePartProps } from './mobile-and-code.tsx';
import styles from './register.module.css';

/** Who leads it, how it is reached, and the account. */
export function LeaderPart(props: MobilePartProps) {
  const { faults } = props;
  return (
    <>
      <h2>负责人与账号</h2>
      <div className={styles.pair}>
        <TextInput
          label="负责人姓名"
          name="leaderName"
          className={styles.wide}
          icon={UserRound}
          maxLength={30}
          error={faults['leaderName']}
        />
        <MobileAndCode label="负责人手机号" hint="用来登录和找回密码，不会公开" {...props} />
        <TextInput
          label="联系人"
          name="contactName"
          icon={UserRound}
          maxLength={30}
          error={faults['contactName']}
        />
        <TextInput
          label="联系电话"
          name="contactPhone"
          icon={Phone}
          maxLength={13}
          hint="手机号或带区号的座机"
          error={faults['contactPhone']}
        />
        <label className={`ck ${styles.wide}`}>
          <input type="checkbox" name="isContactPublic" />
          <i>
            <Check className="ic" aria-hidden />
          </i>
          在队伍页面公开联系人和联系电话
        </label>
        <TextInput
          label="登录用户名"
          name="loginName"
          className={styles.wide}
          icon={Lock}
          maxLength={20}
          autoComplete="username"
          hint="6 至 20 位字母、数字或下划线，以字母开头"
          error={faults['loginName']}
        />
        <PasswordFields
          name="userPwd"
          errors={{ password: faults['userPwd'], confirmation: faults['confirmPwd'] }}
        />
      </div>
    </>
  );
}
