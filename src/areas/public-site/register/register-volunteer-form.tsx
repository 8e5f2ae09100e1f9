import { Check, MapPin, Smartphone, UserRound } from 'lucide-react';
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import type { ConsentOffer } from '#domains/accounts/contract/consents.words.ts';
import { ConsentTicks, tickedIn } from '#domains/accounts/web/consent-ticks.tsx';
import { emptyFields, type FormFaults, textIn, useFormFaults } from '#domains/accounts/web/form-faults.ts';
import { PasswordFields } from '#domains/accounts/web/password-fields.tsx';
import { SmsCodeField } from '#domains/accounts/web/sms-code-field.tsx';
import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import type { registerVolunteer } from '#domains/volunteers/contract/register-volunteer.contract.ts';
import { accountAges } from '#domains/volunteers/contract/registration.words.ts';
import { registerVolunteerCall } from '#domains/volunteers/web/registration.calls.ts';
import type { RequestOf, ResultOf } from '#platform/contract/operation.ts';
import { callOperation } from '#platform/web/call-operation.ts';
import { acceptSession } from '#platform/web/login.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useIsHydrated } from '#platform/web/use-is-hydrated.ts';
import { CategoryPicks, PickGroup, SelectInput, Steps, TextInput } from './form-parts.tsx';
import { GuardianFields, guardianIn } from './guardian-fields.tsx';
import { VolunteerCard } from './live-cards.tsx';
import { VolunteerDone } from './register-done.tsx';
import styles from './register.module.css';

export type RegisterVolunteerProps = {
  areas: readonly { code: string; name: string }[];
  categories: readonly { key: CategoryKey; name: string }[];
  consents: readonly ConsentOffer[];
  guardianConsents: readonly ConsentOffer[];
  /** Shanghai day of the server. */
  today: string;
};

type Request = RequestOf<typeof registerVolunteer>;
type Result = ResultOf<typeof registerVolunteer>;

const steps = ['选择身份', '填写资料', '完成'];
const byReason = {
  mobileTaken: 'mobile',
  loginNameTaken: 'loginName',
  guardianIsSelf: 'guardian.mobile',
  tooYoung: 'birthOn',
};

/** `2012-11-21` and 14 give `2026-11-21`. */
const turns = (birthOn: string, years: number): string =>
  `${Number(birthOn.slice(0, 4)) + years}${birthOn.slice(4)}`;

/** Who must consent, by the birthday typed so far. */
function needOf(birthOn: string, today: string): 'none' | 'guardian' | 'tooYoung' {
  if (!birthOn || birthOn > today || turns(birthOn, accountAges.adult) <= today) return 'none';
  return turns(birthOn, accountAges.youngest) <= today ? 'guardian' : 'tooYoung';
}

const requestIn = (values: FormData, asksGuardian: boolean): Request => ({
  mobile: textIn(values, 'mobile'),
  smsCode: textIn(values, 'smsCode'),
  userPwd: textIn(values, 'userPwd'),
  confirmPwd: textIn(values, 'confirmPwd'),
  loginName: textIn(values, 'loginName') || undefined,
  name: textIn(values, 'name'),
  gender: textIn(values, 'gender') as Request['gender'],
  birthOn: textIn(values, 'birthOn'),
  area: textIn(values, 'area'),
  serviceAreas: values.getAll('serviceAreas').map(String),
  serviceCategories: values.getAll('serviceCategories').map(String) as Request['serviceCategories'],
  consents: tickedIn(values, 'consents'),
  ...(asksGuardian && { guardian: guardianIn(values) }),
});

const asked = {
  mobile: '请输入手机号',
  smsCode: '请输入短信验证码',
  userPwd: '请设置密码',
  name: '请填写姓名',
  gender: '请选择性别',
  birthOn: '请选择出生日期',
  area: '请选择居住区域',
  serviceAreas: '请至少选择 1 个服务区域',
  serviceCategories: '请至少选择 1 个服务类别',
} as const;

/** What the browser sees missing before anything is sent. */
function gapsIn(request: Request, need: ReturnType<typeof needOf>, offers: number): FormFaults {
  return {
    ...emptyFields(request, asked),
    ...(need === 'tooYoung' && { birthOn: '未满 14 周岁还不能单独注册，请看下面的说明' }),
    ...(request.userPwd !== request.confirmPwd && { confirmPwd: '两次输入的密码不一致' }),
    ...(request.consents.length < offers && { consents: '请阅读并勾选同意' }),
  };
}

/** Registration of a volunteer: account, person, wishes, consents, and the guardian from 14 to 17 years. */
export function RegisterVolunteerForm(props: RegisterVolunteerProps) {
  const [done, setDone] = useState<Result>();
  const [live, setLive] = useState({ name: '', gender: 'female', area: '' });
  const areaName = props.areas.find(({ code }) => code === live.area)?.name ?? '';
  return (
    <>
      <section className={`panel ${styles.form}`}>
        <Steps names={steps} current={done ? 3 : 1} />
        {done ? (
          <VolunteerDone standing={done.standing} volunteerNo={done.volunteerNo} />
        ) : (
          <Form {...props} onDone={setDone} onType={setLive} />
        )}
      </section>
      <div className={styles.card}>
        <VolunteerCard {...live} areaName={areaName} volunteerNo={done?.volunteerNo} />
      </div>
    </>
  );
}

type FormProps = RegisterVolunteerProps & {
  onDone: (result: Result) => void;
  onType: (live: { name: string; gender: string; area: string }) => void;
};

function Form({ onDone, onType, ...props }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [birthOn, setBirthOn] = useState('');
  const [isGuardianHere, setGuardianHere] = useState(true);
  const { faults, isBusy, submit } = useFormFaults(byReason);
  const isHydrated = useIsHydrated();
  const need = needOf(birthOn, props.today);
  const typed = () => new FormData(form.current ?? undefined);
  const follow = (): void => {
    const values = typed();
    setBirthOn(textIn(values, 'birthOn'));
    onType({ name: textIn(values, 'name'), gender: textIn(values, 'gender'), area: textIn(values, 'area') });
  };
  const send = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const request = requestIn(typed(), need === 'guardian' && isGuardianHere);
    const gaps = gapsIn(request, need, props.consents.length);
    await submit(
      event.currentTarget,
      async () => {
        const result = await callOperation(registerVolunteerCall, request, { reportedBy: 'form' });
        acceptSession(result);
        onDone(result);
      },
      gaps,
    );
  };
  return (
    <form ref={form} method="post" noValidate onSubmit={(event) => void send(event)} onChange={follow}>
      <AccountPart faults={faults} mobileOf={() => textIn(typed(), 'mobile')} />
      <PersonPart faults={faults} areas={props.areas} today={props.today} />
      {need === 'tooYoung' && (
        <Notice kind="info" isLive>
          未满 14
          周岁还不能单独注册账号。请爸爸妈妈或其他监护人先注册志愿者账号，由监护人报名并陪你参加标有“需监护人陪同”的活动。
        </Notice>
      )}
      {need === 'guardian' && (
        <>
          <h2>
            监护人同意 <small>满 14 周岁、未满 18 周岁需要</small>
          </h2>
          <GuardianChoice isHere={isGuardianHere} onChoose={setGuardianHere} />
          {isGuardianHere && <GuardianFields form={form} faults={faults} offers={props.guardianConsents} />}
        </>
      )}
      <WishesPart faults={faults} areas={props.areas} categories={props.categories} />
      <div className={styles.agree}>
        <ConsentTicks offers={props.consents} name="consents" error={faults['consents']} />
        {faults['form'] && (
          <Notice kind="error" isLive>
            {faults['form']}
          </Notice>
        )}
        <SubmitButton isBusy={isBusy} isReady={isHydrated} label="提交注册" busyLabel="正在注册" />
      </div>
      <noscript>
        <p className="hint">注册需要启用浏览器脚本（JavaScript），也可以到任一文明实践站现场办理。</p>
      </noscript>
    </form>
  );
}

function AccountPart({ faults, mobileOf }: { faults: FormFaults; mobileOf: () => string }) {
  return (
    <>
      <h2>账号</h2>
      <div className={styles.pair}>
        <TextInput
          label="手机号"
          name="mobile"
          type="tel"
          icon={Smartphone}
          maxLength={11}
          autoComplete="tel-national"
          hint="用来登录和接收通知，不会公开"
          error={faults['mobile']}
        />
        <SmsCodeField scene="register" name="smsCode" mobileOf={mobileOf} error={faults['smsCode']} />
        <PasswordFields
          name="userPwd"
          errors={{ password: faults['userPwd'], confirmation: faults['confirmPwd'] }}
        />
        <TextInput
          label="用户名"
          name="loginName"
          isOptional
          isWide
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

const Radio = ({
  name,
  value,
  label,
  error,
}: {
  name: string;
  value: string;
  label: string;
  error?: string;
}) => (
  <label className="ck ck--r">
    <input type="radio" name={name} value={value} aria-invalid={error ? true : undefined} />
    <i />
    {label}
  </label>
);

function PersonPart({ faults, areas, today }: PersonPartProps) {
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
        <TextInput
          label="出生日期"
          name="birthOn"
          type="date"
          max={today}
          autoComplete="bday"
          hint="用来判断年龄要求"
          error={faults['birthOn']}
        />
        <PickGroup legend="性别" error={faults['gender']}>
          <div className={styles.ticks}>
            <Radio name="gender" value="female" label="女" error={faults['gender']} />
            <Radio name="gender" value="male" label="男" error={faults['gender']} />
          </div>
        </PickGroup>
        <SelectInput
          label="居住区域"
          name="area"
          isWide
          options={areas.map(({ code, name }) => ({ value: code, label: name }))}
          error={faults['area']}
        />
      </div>
    </>
  );
}

const GuardianChoice = (props: { isHere: boolean; onChoose: (isHere: boolean) => void }) => (
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

function WishesPart({ faults, areas, categories }: WishesPartProps) {
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

const Tick = ({ value, label, isWrong }: { value: string; label: ReactNode; isWrong: boolean }) => (
  <label className="ck">
    <input type="checkbox" name="serviceAreas" value={value} aria-invalid={isWrong || undefined} />
    <i>
      <Check className="ic" aria-hidden />
    </i>
    <MapPin className="ic ic-16" aria-hidden />
    {label}
  </label>
);

type SubmitButtonProps = {
  isBusy: boolean;
  isReady: boolean;
  label: string;
  busyLabel: string;
  isCool?: boolean;
};

/** The one button of a register form; ready once the page lives. */
export const SubmitButton = ({ isBusy, isReady, label, busyLabel, isCool }: SubmitButtonProps) => (
  <button
    type="submit"
    className={`btn ${isCool ? 'btn--cool' : 'btn--primary'} btn--lg btn--block`}
    disabled={!isReady}
    aria-busy={isBusy || undefined}
  >
    {isBusy && <span className="spin" aria-hidden />}
    {isBusy ? busyLabel : label}
  </button>
);
