import { Check, MapPin, UserRound } from 'lucide-react';
import { PasswordFields } from '#domains/accounts/web/passwords/password-fields.tsx';
import type { FormFaults } from '#platform/web/form-faults.ts';
import { SelectInput, TextInput } from '#platform/web/fields/form-inputs.tsx';
import { PlainDayField } from '#platform/web/fields/time/day-field.tsx';
import { CategoryPicks, PickGroup } from './form-parts.tsx';
import { MobileAndCode, type MobilePartProps } from './mobile-and-code.tsx';
import type { RegisterVolunteerProps } from './register-props.ts';
import styles from './register.module.css';

/** Phone, code, password, and a user name for who wants one. */
export function AccountPart(props: MobilePartProps) {
  const { faults } = props;
  return (
    <>
      <h2>账号</h2>
      <div className={styles.pair}>
        <MobileAndCode label="手机号" hint="用来登录和接收通知，不会公开" {...props} />
        <PasswordFields
          name="userPwd"
          errors={{ password: faults['userPwd'], confirmation: faults['confirmPwd'] }}
        />
        <TextInput
          label="用户名"
          name="loginName"
          isOptional
          className={styles.wide}
          icon={UserRound}
          maxLength={20}
          autoComplete="username"
          hint="可以不填，用手机号登录就行；6 至 20 位字母、数字或下划线，以字母开头"
          error={faults['loginName']}
        />
      </div>
    </>
  );
}

type PersonPartProps = { faults: FormFaults; areas: RegisterVolunteerProps['areas']; today: string };

const Radio = ({ value, label, isWrong }: { value: string; label: string; isWrong: boolean }) => (
  <label className="ck ck--r">
    <input type="radio" name="gender" value={value} data-invalid={isWrong || undefined} />
    <i />
    {label}
  </label>
);

/** Name, birthday, gender, where one lives. */
export function PersonPart({ faults, areas, today }: PersonPartProps) {
  return (
    <>
      <h2>
        个人信息 <small>证件号码现在不用填，实名认证时再填写</small>
      </h2>
      <div className={styles.pair}>
        <TextInput
          label="真实姓名"
          name="name"
          icon={UserRound}
          maxLength={30}
          autoComplete="name"
          hint="与身份证一致，公开页面只显示一部分"
          error={faults['name']}
        />
        <PlainDayField
          label="出生日期"
          name="birthOn"
          max={today}
          autoComplete="bday"
          hint="用来判断年龄要求"
          error={faults['birthOn']}
        />
        <PickGroup legend="性别" error={faults['gender']}>
          <div className={styles.ticks}>
            <Radio value="female" label="女" isWrong={Boolean(faults['gender'])} />
            <Radio value="male" label="男" isWrong={Boolean(faults['gender'])} />
          </div>
        </PickGroup>
        <SelectInput
          label="居住区域"
          name="area"
          className={styles.wide}
          options={areas.map(({ code, name }) => ({ value: code, label: name }))}
          error={faults['area']}
        />
      </div>
    </>
  );
}

/** Whether the guardian can take the code now. */
export const GuardianChoice = (props: { isHere: boolean; onChoose: (isHere: boolean) => void }) => (
  <PickGroup legend="监护人在身边吗" error={undefined}>
    <div className={styles.ticks}>
      {[true, false].map((isHere) => (
        <label key={String(isHere)} className="ck ck--r">
          <input
            type="radio"
            name="guardianIsHere"
            checked={props.isHere === isHere}
            onChange={() => props.onChoose(isHere)}
          />
          <i />
          {isHere ? '在，现在就可以收验证码' : '不在，先注册，以后再补（补上以前不能报名）'}
        </label>
      ))}
    </div>
  </PickGroup>
);

type WishesPartProps = Pick<RegisterVolunteerProps, 'areas' | 'categories'> & { faults: FormFaults };

/** Where and what one likes to serve. */
export function WishesPart({ faults, areas, categories }: WishesPartProps) {
  return (
    <>
      <h2>
        想做点什么 <small>用来给你推荐活动，随时可以改</small>
      </h2>
      <div className={styles.pair}>
        <PickGroup legend="愿意服务的区域" note="1 至 3 个" error={faults['serviceAreas']}>
          <div className={styles.ticks}>
            {areas.map(({ code, name }) => (
              <Tick key={code} value={code} label={name} isWrong={Boolean(faults['serviceAreas'])} />
            ))}
          </div>
        </PickGroup>
        <PickGroup legend="服务类别" note="1 至 4 个" error={faults['serviceCategories']}>
          <CategoryPicks
            categories={categories}
            name="serviceCategories"
            error={faults['serviceCategories']}
          />
        </PickGroup>
      </div>
    </>
  );
}

const Tick = ({ value, label, isWrong }: { value: string; label: string; isWrong: boolean }) => (
  <label className="ck">
    <input type="checkbox" name="serviceAreas" value={value} aria-invalid={isWrong || undefined} />
    <i>
      <Check className="ic" aria-hidden />
    </i>
    <MapPin className="ic ic-16" aria-hidden />
    {label}
  </label>
);
