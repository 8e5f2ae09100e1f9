import { ArrowLeft, Eye, Mail } from 'lucide-react';
import { useState } from 'react';
import { HistoryPanel } from '#domains/accounts/web/audit/history-panel.tsx';
import type { VolunteerDetail } from '#domains/volunteers/contract/manage-volunteers.contract.ts';
import { standingActLabels } from '#domains/volunteers/contract/manage-volunteers.words.ts';
import type { StandingAct } from '#domains/volunteers/contract/manage-volunteers.words.ts';
import { StandingDialog } from '#domains/volunteers/web/manage/manage-volunteer-acts.tsx';
import { MessageDialog, RevealDialog } from '#domains/volunteers/web/manage/manage-volunteer-contact.tsx';
import { ManageVolunteerHistory } from '#domains/volunteers/web/manage/manage-volunteer-history.tsx';
import { ManageVolunteerProfile } from '#domains/volunteers/web/manage/manage-volunteer-profile.tsx';
import { getVolunteerForStaffCall } from '#domains/volunteers/web/manage/manage-volunteers.calls.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import styles from './manage-volunteer-view.module.css';

type Asked = StandingAct | 'reveal' | 'message';

/** One volunteer: who it is, what happened lately, what the centre may do. */
export function ManageVolunteerView({ id, onBack }: { id: number; onBack: () => void }) {
  const person = useOperationQuery(getVolunteerForStaffCall, { id }, { reportedBy: 'form' });
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const volunteer = person.data;
  return (
    <>
      <div className="pt">
        <div>
          <button type="button" className={styles.back} onClick={onBack}>
            <ArrowLeft className="ic" aria-hidden />
            返回列表
          </button>
          <h1>{volunteer?.name ?? '志愿者'}</h1>
        </div>
        {volunteer?.canManage && <Acts volunteer={volunteer} onAsk={setAsked} />}
      </div>
      {person.isPending && <Skeleton kind="block" />}
      {person.isError && (
        <LoadFailed
          className="pn"
          what="志愿者资料"
          failure={person.error}
          onRetry={() => void person.refetch()}
        />
      )}
      {volunteer && (
        <div className={styles.two}>
          <section className="pn" aria-label="资料">
            <ManageVolunteerProfile volunteer={volunteer} />
          </section>
          <section className="pn" aria-label="经历">
            <ManageVolunteerHistory volunteer={volunteer} />
            <HistoryPanel kind="volunteer" id={id} />
          </section>
        </div>
      )}
      {volunteer && asked === 'reveal' && <RevealDialog volunteer={volunteer} onClose={close} />}
      {volunteer && asked === 'message' && <MessageDialog volunteer={volunteer} onClose={close} />}
      {volunteer && asked && asked !== 'reveal' && asked !== 'message' && (
        <StandingDialog volunteer={volunteer} act={asked} onClose={close} />
      )}
    </>
  );
}

function Acts({ volunteer, onAsk }: { volunteer: VolunteerDetail; onAsk: (asked: Asked) => void }) {
  return (
    <div className={styles.acts}>
      <Button look="line" onClick={() => onAsk('reveal')}>
        <Eye className="ic" aria-hidden />
        查看联系方式
      </Button>
      <Button look="line" onClick={() => onAsk('message')}>
        <Mail className="ic" aria-hidden />
        发消息
      </Button>
      {volunteer.acts.map((act) => (
        <Button key={act} look={act === 'freeze' ? 'danger' : 'line'} onClick={() => onAsk(act)}>
          {standingActLabels[act]}
        </Button>
      ))}
    </div>
  );
}
