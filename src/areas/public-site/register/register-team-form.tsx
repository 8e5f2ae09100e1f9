import { Check, Lock, MapPin, Phone, Smartphone, UserRound, UsersRound } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import type { ConsentOffer } from '#domains/accounts/contract/consents.words.ts';
import { ConsentTicks, tickedIn } from '#domains/accounts/web/consent-ticks.tsx';
import { emptyFields, type FormFaults, textIn, useFormFaults } from '#domains/accounts/web/form-faults.ts';
import { PasswordFields } from '#domains/accounts/web/password-fields.tsx';
import { SmsCodeField } from '#domains/accounts/web/sms-code-field.tsx';
import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import type { registerTeam } from '#domains/teams/contract/register-team.contract.ts';
import {
  type LegalForm,
  legalForms,
  registeredForms,
  teamClasses,
} from '#domains/teams/contract/registration.words.ts';
import { joinModeLabels } from '#domains/teams/contract/teams.words.ts';
import { RegistrationPanel } from '#domains/teams/web/registration-panel.tsx';
import { registerTeamCall } from '#domains/teams/web/registration.calls.ts';
import type { RequestOf, ResultOf } from '#platform/contract/operation.ts';
import { callOperation } from '#platform/web/call-operation.ts';
import { acceptSession } from '#platform/web/login.ts';
import { Field } from '#platform/web/ui/field.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useIsHydrated } from '#platform/web/use-is-hydrated.ts';
import { CategoryPicks, PickGroup, SelectInput, Steps, TextInput } from './form-parts.tsx';
import { TeamCard } from './live-cards.tsx';
import { TeamDone } from './register-done.tsx';
import { SubmitButton } from './register-volunteer-form.tsx';
import { useOrganisations } from './use-organisations.ts';
import styles from './register.module.css';

export type RegisterTeamProps = {
  areas: readonly { code: string; name: string }[];
  categories: readonly { key: CategoryKey; name: string }[];
  consents: readonly ConsentOffer[];
  /** Shanghai day of the server. */
  today: string;
};

type Request = RequestOf<typeof registerTeam>;
type Registered = ResultOf<typeof registerTeam> & { legalForm: string };

const steps = ['选择身份', '队伍资料', '证明材料', '等待审核'];
const byReason = { mobileTaken: 'mobile', loginNameTaken: 'loginName', teamNameTaken: 'name' };
const joinModes = (['approval', 'open', 'closed'] as const).map((value) => ({
  value,
  label: joinModeLabels[value],
}));
const optionsOf = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }));

const requestIn = (values: FormData): Request => ({
  name: textIn(values, 'name'),
  category: textIn(values, 'category') as Request['category'],
  teamClass: textIn(values, 'teamClass') as Request['teamClass'],
  legalForm: textIn(values, 'legalForm') as Request['legalForm'],
  uscc: textIn(values, 'uscc') || undefined,
  foundedOn: textIn(values, 'foundedOn'),
  area: textIn(values, 'area'),
  organisationId: Number(textIn(values, 'organisationId')),
  address: textIn(values, 'address'),
  intro: textIn(values, 'intro'),
  slogan: textIn(values, 'slogan'),
  joinMode: textIn(values, 'joinMode') as Request['joinMode'],
  leaderName: textIn(values, 'leaderName'),
  mobile: textIn(values, 'mobile'),
  smsCode: textIn(values, 'smsCode'),
  contactName: textIn(values, 'contactName'),
  contactPhone: textIn(values, 'contactPhone'),
  isContactPublic: values.has('isContactPublic'),
  loginName: textIn(values, 'loginName'),
  userPwd: textIn(values, 'userPwd'),
  confirmPwd: textIn(values, 'confirmPwd'),
  consents: tickedIn(values, 'consents'),
});

const asked = {
  name: '请填写队伍名称',
  teamClass: '请选择队伍类别',
  legalForm: '请选择登记形式',
  intro: '请填写队伍简介',
  joinMode: '请选择加入方式',
  area: '请选择所在区域',
  address: '请填写详细地址',
  leaderName: '请填写负责人姓名',
  mobile: '请输入手机号',
  smsCode: '请输入短信验证码',
  contactName: '请填写联系人',
  contactPhone: '请填写联系电话',
  loginName: '请输入用户名',
  userPwd: '请设置密码',
  category: '请选择服务类别',
  foundedOn: '请选择成立日期',
  organisationId: '请选择所属的实践所或实践站',
} as const;

const gapsIn = (request: Request, offers: number): FormFaults => ({
  ...emptyFields(request, asked),
  ...(request.userPwd !== request.confirmPwd && { confirmPwd: '两次输入的密码不一致' }),
  ...(request.consents.length < offers && { consents: '请阅读并勾选同意' }),
});

/** Registration of a team: profile, leader and account, then its papers. Signed in after the first step, so nothing is lost. */
export function RegisterTeamForm(props: RegisterTeamProps) {
  const [team, setTeam] = useState<Registered>();
  const [isSubmitted, setSubmitted] = useState(false);
  const [live, setLive] = useState({ name: '', category: '', area: '' });
  const category = props.categories.find(({ key }) => key === live.category);
  const areaName = props.areas.find(({ code }) => code === live.area)?.name;
  return (
    <>
      <section className={`panel ${styles.form} ${styles.river}`}>
        <Steps names={steps} current={isSubmitted ? 4 : team ? 2 : 1} />
        {isSubmitted && <TeamDone />}
        {team && !isSubmitted && <ProofStep team={team} onSubmitted={() => setSubmitted(true)} />}
        {!team && <Form {...props} onDone={setTeam} onType={setLive} />}
      </section>
      <div className={styles.card}>
        <TeamCard
          name={live.name}
          category={category?.key}
          detail={[category?.name, areaName].filter(Boolean).join('·')}
        />
      </div>
    </>
  );
}

const ProofStep = ({ team, onSubmitted }: { team: Registered; onSubmitted: () => void }) => (
  <>
    <Notice kind="success" isLive>
      队伍账号已建立，现在已经登录。上传证明材料后提交审核；也可以以后在团队中心补交。
    </Notice>
    <h2>证明材料</h2>
    <RegistrationPanel legalForm={team.legalForm} version={team.version} onSubmitted={onSubmitted} />
  </>
);

type FormProps = RegisterTeamProps & {
  onDone: (team: Registered) => void;
  onType: (live: { name: string; category: string; area: string }) => void;
};

function Form({ onDone, onType, ...props }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [legalForm, setLegalForm] = useState('');
  const [area, setArea] = useState('');
  const { faults, isBusy, submit } = useFormFaults(byReason);
  const isHydrated = useIsHydrated();
  const typed = () => new FormData(form.current ?? undefined);
  const follow = (): void => {
    const values = typed();
    onType({
      name: textIn(values, 'name'),
      category: textIn(values, 'category'),
      area: textIn(values, 'area'),
    });
  };
  const send = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const request = requestIn(typed());
    await submit(
      event.currentTarget,
      async () => {
        const result = await callOperation(registerTeamCall, request, { reportedBy: 'form' });
        acceptSession(result);
        onDone({ ...result, legalForm: request.legalForm });
      },
      gapsIn(request, props.consents.length),
    );
  };
  return (
    <form ref={form} method="post" noValidate onSubmit={(event) => void send(event)} onChange={follow}>
      <TeamPart {...props} {...{ faults, legalForm }} onLegalForm={setLegalForm} />
      <PlacePart areas={props.areas} area={area} faults={faults} onArea={setArea} />
      <LeaderPart faults={faults} mobileOf={() => textIn(typed(), 'mobile')} />
      <div className={styles.agree}>
        <ConsentTicks offers={props.consents} name="consents" error={faults['consents']} />
        {faults['form'] && (
          <Notice kind="error" isLive>
            {faults['form']}
          </Notice>
        )}
        <SubmitButton
          isBusy={isBusy}
          isReady={isHydrated}
          label="下一步：证明材料"
          busyLabel="正在登记"
          isCool
        />
      </div>
      <noscript>
        <p className="hint">注册需要启用浏览器脚本（JavaScript），也可以到任一文明实践站现场办理。</p>
      </noscript>
    </form>
  );
}

type TeamPartProps = RegisterTeamProps & {
  faults: FormFaults;
  legalForm: string;
  onLegalForm: (form: string) => void;
};

function TeamPart({ faults, legalForm, onLegalForm, categories, today }: TeamPartProps) {
  const needsNumber = registeredForms.includes(legalForm as LegalForm);
  return (
    <>
      <h2>队伍</h2>
      <div className={styles.pair}>
        <TextInput
          label="队伍名称"
          name="name"
          isWide
          icon={UsersRound}
          maxLength={40}
          hint="4 至 40 个字，全市不能重名"
          error={faults['name']}
        />
        <SelectInput
          label="队伍类别"
          name="teamClass"
          options={optionsOf(teamClasses)}
          error={faults['teamClass']}
        />
        <TextInput label="成立日期" name="foundedOn" type="date" max={today} error={faults['foundedOn']} />
        <SelectInput
          label="登记形式"
          name="legalForm"
          options={optionsOf(legalForms)}
          error={faults['legalForm']}
          onChoose={onLegalForm}
          isWide={!needsNumber}
        />
        {needsNumber && (
          <TextInput
            label="统一社会信用代码"
            name="uscc"
            maxLength={18}
            hint="18 位，见登记证书或营业执照"
            error={faults['uscc']}
          />
        )}
        <PickGroup legend="主要服务类别" error={faults['category']}>
          <CategoryPicks categories={categories} name="category" isSingle error={faults['category']} />
        </PickGroup>
        <Field
          label="队伍简介"
          isRequired
          className={styles.wide}
          hint="20 至 2000 个字：从哪里来，做过什么，想找什么样的人"
          error={faults['intro']}
        >
          {(control) => (
            <span className="inp inp--area">
              <textarea {...control} name="intro" maxLength={2000} rows={4} />
            </span>
          )}
        </Field>
        <TextInput label="口号" name="slogan" isOptional maxLength={50} error={faults['slogan']} />
        <SelectInput label="加入方式" name="joinMode" options={joinModes} error={faults['joinMode']} />
      </div>
    </>
  );
}

type PlacePartProps = {
  areas: RegisterTeamProps['areas'];
  area: string;
  faults: FormFaults;
  onArea: (area: string) => void;
};

function PlacePart({ areas, area, faults, onArea }: PlacePartProps) {
  const { organisations, isFailed } = useOrganisations(area);
  const waiting = area ? (isFailed ? '名单没有取到，请重新选择区域' : '正在取名单') : '先选择所在区域';
  return (
    <>
      <h2>所在地</h2>
      <div className={styles.pair}>
        <SelectInput
          label="所在区域"
          name="area"
          options={areas.map(({ code, name }) => ({ value: code, label: name }))}
          error={faults['area']}
          onChoose={onArea}
        />
        <SelectInput
          // Another area is another list: nothing of the old one stays chosen.
          key={area}
          label="所属实践所、站"
          name="organisationId"
          options={organisations.map(({ organisationId, name }) => ({
            value: String(organisationId),
            label: name,
          }))}
          hint={organisations.length === 0 ? waiting : '由它联系和审核你们'}
          error={faults['organisationId']}
        />
        <TextInput
          label="详细地址"
          name="address"
          isWide
          icon={MapPin}
          maxLength={200}
          error={faults['address']}
        />
      </div>
    </>
  );
}

function LeaderPart({ faults, mobileOf }: { faults: FormFaults; mobileOf: () => string }) {
  return (
    <>
      <h2>负责人与账号</h2>
      <div className={styles.pair}>
        <TextInput
          label="负责人姓名"
          name="leaderName"
          isWide
          icon={UserRound}
          maxLength={30}
          error={faults['leaderName']}
        />
        <TextInput
          label="负责人手机号"
          name="mobile"
          type="tel"
          icon={Smartphone}
          maxLength={11}
          autoComplete="tel-national"
          hint="用来登录和找回密码，不会公开"
          error={faults['mobile']}
        />
        <SmsCodeField scene="register" name="smsCode" mobileOf={mobileOf} error={faults['smsCode']} />
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
          isWide
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
