import { getMyTeamCall } from '#domains/teams/web/teams.calls.ts';
import { RegistrationPanel } from '#domains/teams/web/registration/registration-panel.tsx';
import { getTeamRegistrationCall } from '#domains/teams/web/registration/registration.calls.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import styles from './registration-card.module.css';

/** Until a team is active: its papers to hand in, why it came back, or how long it has been waiting. */
export function RegistrationCard() {
  const registration = useOperationQuery(getTeamRegistrationCall, {}, { reportedBy: 'form' });
  const team = useOperationQuery(getMyTeamCall, {}, { staleMs: 300_000 });
  const data = registration.data;
  if (!data) return null;
  if (data.status === 'pending')
    return (
      <Notice kind="info" className={styles.notice}>
        队伍资料{data.submittedAt && ` ${dayTimeLabel(data.submittedAt)} `}已提交审核，一般 1
        个工作日内有结果。 等待期间可以完善资料、写活动草稿，还不能发布活动。
      </Notice>
    );
  if (data.status === 'rejected')
    return (
      <Notice kind="error" className={styles.notice}>
        入驻申请没有通过{data.reviewNote && `：${data.reviewNote}`}。如有疑问请联系所属实践所、站。
      </Notice>
    );
  if (data.status !== 'draft' && data.status !== 'returned') return null;
  return (
    <section className={`panel ${styles.card}`} aria-labelledby="registration-card">
      <h2 id="registration-card">
        {data.status === 'draft' ? '还差一步：提交入驻审核' : '请补充后再次提交'}
      </h2>
      {data.reviewNote && <Notice kind="warning">上次被退回的原因：{data.reviewNote}</Notice>}
      <p>上传证明材料并提交，审核通过以后就能发布活动。</p>
      <RegistrationPanel
        // A new version is a new form, with the papers that are kept now.
        key={data.version}
        legalForm={data.legalForm}
        earlierProofs={data.proofs}
        version={data.version}
        onSubmitted={() => {
          showToast({ kind: 'success', text: '已提交审核' });
          void registration.refetch();
          void team.refetch();
        }}
      />
    </section>
  );
}
