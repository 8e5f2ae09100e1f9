import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { DeskSection } from '#platform/web/decisions/desk-item.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useKeptForm, useKeptText } from '#platform/web/use-kept-text.ts';
import type { NeedReviewView } from '../../contract/need-review.contract.ts';
import { staffVias } from '../../contract/rating.words.ts';
import { getNeedReviewCall, listNeedReviewsCall } from '../needs.calls.ts';
import styles from '../review/need-review.module.css';
import { emptyRating, RatingFields } from './rating-fields.tsx';
import { rateNeedForCall, reopenNeedCall } from './rating.calls.ts';

const refreshes = [listNeedReviewsCall, getNeedReviewCall];
const vias = [
  { value: 'phone', label: '打电话问了点单人' },
  { value: 'proxy', label: '家属、邻居等代说' },
];

const startOfRating = { ...emptyRating, via: 'phone' as (typeof staffVias)[number], reason: '' };

/** What staff may do once the team has reported: take down the requester's word, or take a closed need up again. */
export function AfterWork({ need }: { need: NeedReviewView }) {
  if (need.status === 'toRate') return <RateFor need={need} />;
  return need.status === 'closed' ? <Reopen need={need} /> : null;
}

function RateFor({ need: { needId, version } }: { need: NeedReviewView }) {
  const [{ via, reason, ...typed }, change, forget] = useKeptForm(`rate-need-for:${needId}`, startOfRating);
  const rate = useOperationCommand(rateNeedForCall, { refreshes, reportedBy: 'form' });
  const { outcome } = typed;
  return (
    <DeskSection title="代点单人评单">
      <div className={styles.form}>
        <SelectField
          label="怎么问到的"
          value={via}
          options={vias}
          onChange={(value) => change({ via: staffVias.find((one) => one === value) ?? 'phone' })}
        />
        <RatingFields typed={typed} onChange={change} />
        <TextField
          label="谁说的，什么时候"
          isRequired
          maxLength={200}
          value={reason}
          error={rate.error?.errorOf('reason')}
          onChange={(text) => change({ reason: text })}
        />
        <Failure text={rate.error && rate.error.errors.length === 0 ? rate.error.msg : undefined} />
        <Button
          look="primary"
          disabled={!outcome || reason.trim() === ''}
          isBusy={rate.isPending}
          onClick={() =>
            outcome &&
            rate.mutate(
              { ...typed, outcome, needId, version, via, reason },
              {
                onSuccess: () => {
                  forget();
                  showToast({ kind: 'success', text: '已记下点单人的评价' });
                },
              },
            )
          }
        >
          记下评价
        </Button>
      </div>
    </DeskSection>
  );
}

function Reopen({ need: { needId, version } }: { need: NeedReviewView }) {
  const [reason, setReason, forget] = useKeptText(`reopen-need:${needId}`);
  const reopen = useOperationCommand(reopenNeedCall, { refreshes, reportedBy: 'form' });
  return (
    <DeskSection title="重新办理">
      <div className={styles.form}>
        <TextField
          label="为什么重新办理"
          isRequired
          maxLength={200}
          value={reason}
          hint="结单 30 天以内可以，单子回到待派单，点单人看得到这句话"
          error={reopen.error?.errorOf('reason')}
          onChange={setReason}
        />
        <Failure text={reopen.error && reopen.error.errors.length === 0 ? reopen.error.msg : undefined} />
        <Button
          look="line"
          disabled={reason.trim() === ''}
          isBusy={reopen.isPending}
          onClick={() =>
            reopen.mutate(
              { needId, version, reason },
              {
                onSuccess: () => {
                  forget();
                  showToast({ kind: 'success', text: '已回到待派单' });
                },
              },
            )
          }
        >
          重新办理
        </Button>
      </div>
    </DeskSection>
  );
}

const Failure = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <Notice kind="error" isLive>
      {text}
    </Notice>
  );
