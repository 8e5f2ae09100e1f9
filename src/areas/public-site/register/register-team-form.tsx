import { type ChangeEvent, lazy, type SubmitEvent, Suspense, useMemo, useRef, useState } from 'react';
import { ConsentTicks } from '#domains/accounts/web/consent-ticks.tsx';
import type { registerTeam } from '#domains/teams/contract/register-team.contract.ts';
import { registerTeamCall } from '#domains/teams/web/registration/registration.calls.ts';
import type { ResultOf } from '#platform/contract/operation.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { fieldOf, textIn, useFormFaults } from '#platform/web/form-faults.ts';
import { acceptSession } from '#platform/web/session/login.ts';
import { useIsHydrated } from '#platform/web/islands/use-is-hydrated.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { Steps } from '#platform/web/ui/steps.tsx';
import { FormFoot, SubmitButton } from './form-parts.tsx';
import { TeamCard } from './live-cards.tsx';
import { LeaderPart } from './leader-part.tsx';
import { PlacePart, TeamPart } from './team-parts.tsx';
import { gapsIn, requestIn } from './team-request.ts';
import { dropKeptTeam, keepTeam, type KeptTeam, readKeptTeam } from './kept-team.ts';
import type { RegisterTeamProps } from './register-props.ts';
import styles from './register.module.css';

/** What the card beside the form shows. */
type Live = { name: string; category: string; area: string };
type Registered = ResultOf<typeof registerTeam> & { legalForm: string };

/** Comes with the second step, so that the first page stays light. */
const RegistrationPanel = lazy(() =>
  import('#domains/teams/web/registration/registration-panel.tsx').then((module) => ({
    default: module.RegistrationPanel,
  })),
);
const TeamDone = lazy(() => import('./register-done.tsx').then((module) => ({ default: module.TeamDone })));

const steps = ['选择身份', '队伍资料', '证明材料', '等待审核'];
const byReason = { mobileTaken: 'mobile', loginNameTaken: 'loginName', teamNameTaken: 'name' };

/** Registration of a team: profile, leader and account, then its papers. Signed in after the first step, so nothing is lost. */
export function RegisterTeamForm(props: RegisterTeamProps) {
  const [team, setTeam] = useState<Registered>();
  const [isSubmitted, setSubmitted] = useState(false);
  const [typed, setTyped] = useState<Live>();
  const isHydrated = useIsHydrated();
  const [round, setRound] = useState(0);
  // What this tab holds is known once the page lives; until then the form is as the server drew it.
  const kept = useMemo(() => (isHydrated && round === 0 ? readKeptTeam() : undefined), [isHydrated, round]);
  const live = typed ?? { name: '', category: '', area: '', ...kept };
  const category = props.categories.find(({ key }) => key === live.category);
  const areaName = props.areas.find(({ code }) => code === live.area)?.name;
  return (
    <>
      <section className={`panel ${styles.form} ${styles.river}`}>
        <Steps className={styles.steps} names={steps} current={isSubmitted ? 4 : team ? 2 : 1} />
        {team && (
          <Suspense fallback={<Skeleton kind="block" />}>
            {isSubmitted ? <TeamDone /> : <ProofStep team={team} onSubmitted={() => setSubmitted(true)} />}
          </Suspense>
        )}
        {!team && kept && (
          <KeptNotice
            onDrop={() => {
              setTyped(undefined);
              setRound(1);
            }}
          />
        )}
        {!team && (
          <Form
            key={`${round}${kept ? 'kept' : ''}`}
            {...props}
            kept={kept}
            onDone={setTeam}
            onType={setTyped}
          />
        )}
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

const KeptNotice = ({ onDrop }: { onDrop: () => void }) => (
  <Notice kind="info">
    上次没有提交的队伍资料已放回表单；联系人、电话和账号请再填一次。
    <Button
      look="ghost"
      size="sm"
      onClick={() => {
        dropKeptTeam();
        onDrop();
      }}
    >
      不要了
    </Button>
  </Notice>
);

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
  kept: KeptTeam | undefined;
  onDone: (team: Registered) => void;
  onType: (live: Live) => void;
};

const nothing: KeptTeam = {};

function Form({ kept = nothing, onDone, onType, ...props }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [legalForm, setLegalForm] = useState(kept.legalForm ?? '');
  const [area, setArea] = useState(kept.area ?? '');
  const { faults, isBusy, submit, forget } = useFormFaults(byReason);
  const typed = () => new FormData(form.current ?? undefined);
  const follow = (event: ChangeEvent<HTMLFormElement>): void => {
    forget(fieldOf(event));
    const values = typed();
    keepTeam(values);
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
        dropKeptTeam();
        const info = acceptSession(result);
        // For the next document: its code comes when it is needed.
        void import('#domains/accounts/web/login/remind-team.ts').then((late) => late.remindTeam(info));
        onDone({ ...result, legalForm: request.legalForm });
      },
      gapsIn(request, props.consents.length),
    );
  };
  return (
    <form ref={form} method="post" noValidate onSubmit={(event) => void send(event)} onChange={follow}>
      <TeamPart {...props} {...{ faults, legalForm, kept }} onLegalForm={setLegalForm} />
      <PlacePart areas={props.areas} area={area} kept={kept} faults={faults} onArea={setArea} />
      <LeaderPart
        faults={faults}
        onSent={() => forget('smsCode')}
        mobileOf={() => textIn(typed(), 'mobile')}
      />
      <FormFoot
        consents={<ConsentTicks offers={props.consents} name="consents" error={faults['consents']} />}
        error={faults['form']}
        button={<SubmitButton isBusy={isBusy} label="下一步：证明材料" busyLabel="正在登记" isCool />}
      />
    </form>
  );
}
