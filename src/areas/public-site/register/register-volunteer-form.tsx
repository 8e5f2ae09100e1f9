import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';
import { ConsentTicks } from '#domains/accounts/web/consent-ticks.tsx';
import { SmsCodeField } from '#domains/accounts/web/sms/sms-code-field.tsx';
import type { registerVolunteer } from '#domains/volunteers/contract/register-volunteer.contract.ts';
import { GuardianFields, guardianPrefix } from '#domains/volunteers/web/profile/guardian-fields.tsx';
import { registerVolunteerCall } from '#domains/volunteers/web/registration.calls.ts';
import type { ResultOf } from '#platform/contract/operation.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { fieldOf, textIn, useFormFaults } from '#platform/web/form-faults.ts';
import { acceptSession } from '#platform/web/session/login.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Steps } from '#platform/web/ui/steps.tsx';
import { FormFoot, SubmitButton } from './form-parts.tsx';
import { VolunteerCard } from './live-cards.tsx';
import { VolunteerDone } from './register-done.tsx';
import { AccountPart, GuardianChoice, PersonPart, WishesPart } from './volunteer-parts.tsx';
import { gapsIn, needOf, requestIn } from './volunteer-request.ts';
import type { RegisterVolunteerProps } from './register-props.ts';
import styles from './register.module.css';

type Result = ResultOf<typeof registerVolunteer>;

const steps = ['选择身份', '填写资料', '完成'];
const byReason = {
  mobileTaken: 'mobile',
  loginNameTaken: 'loginName',
  guardianIsSelf: 'guardian.mobile',
  tooYoung: 'birthOn',
};

/** Registration of a volunteer: account, person, wishes, consents, and the guardian from 14 to 17 years. */
export function RegisterVolunteerForm(props: RegisterVolunteerProps) {
  const [done, setDone] = useState<Result>();
  const [live, setLive] = useState({ name: '', gender: 'female', area: '' });
  const areaName = props.areas.find(({ code }) => code === live.area)?.name ?? '';
  return (
    <>
      <section className={`panel ${styles.form}`}>
        <Steps className={styles.steps} names={steps} current={done ? 3 : 1} />
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
  const { faults, isBusy, submit, forget } = useFormFaults(byReason);
  const need = needOf(birthOn, props.today);
  const typed = () => new FormData(form.current ?? undefined);
  const follow = (event: ChangeEvent<HTMLFormElement>): void => {
    forget(fieldOf(event));
    const values = typed();
    setBirthOn(textIn(values, 'birthOn'));
    onType({ name: textIn(values, 'name'), gender: textIn(values, 'gender'), area: textIn(values, 'area') });
  };
  const send = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const request = requestIn(typed(), need === 'guardian' && isGuardianHere);
    const gaps = gapsIn(request, need, {
      own: props.consents.length,
      guardian: props.guardianConsents.length,
    });
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
      <AccountPart
        faults={faults}
        onSent={() => forget('smsCode')}
        mobileOf={() => textIn(typed(), 'mobile')}
      />
      <PersonPart faults={faults} areas={props.areas} today={props.today} />
      {need === 'tooYoung' && <TooYoung />}
      {need === 'guardian' && (
        <>
          <h2>
            监护人同意 <small>满 14 周岁、未满 18 周岁需要</small>
          </h2>
          <GuardianChoice isHere={isGuardianHere} onChoose={setGuardianHere} />
          {isGuardianHere && (
            <GuardianFields
              faults={faults}
              smsCode={
                <SmsCodeField
                  label="监护人收到的验证码"
                  scene="guardian"
                  name={`${guardianPrefix}smsCode`}
                  mobileOf={() => textIn(typed(), `${guardianPrefix}mobile`)}
                  ownMobileOf={() => textIn(typed(), 'mobile')}
                  error={faults[`${guardianPrefix}smsCode`]}
                  onSent={() => forget(`${guardianPrefix}smsCode`)}
                />
              }
              consents={
                <ConsentTicks
                  offers={props.guardianConsents}
                  name={`${guardianPrefix}consents`}
                  error={faults[`${guardianPrefix}consents`]}
                />
              }
            />
          )}
        </>
      )}
      <WishesPart faults={faults} areas={props.areas} categories={props.categories} />
      <FormFoot
        consents={<ConsentTicks offers={props.consents} name="consents" error={faults['consents']} />}
        error={faults['form']}
        button={<SubmitButton isBusy={isBusy} label="提交注册" busyLabel="正在注册" />}
      />
    </form>
  );
}

const TooYoung = () => (
  <Notice kind="info" isLive>
    未满 14
    周岁还不能单独注册账号。请爸爸妈妈或其他监护人先注册志愿者账号，由监护人报名并陪你参加标有“需监护人陪同”的活动。
  </Notice>
);
