import { creditKindLabels } from '#domains/volunteers/contract/manage-volunteers.words.ts';
import { dateTimeLabel, dayTimeLabel } from '#platform/contract/instants.ts';
import { useRefresh } from '#platform/web/calls/operation-hooks.tsx';
import { DeskDecision } from '#platform/web/decisions/desk-decision.tsx';
import { DeskItem, DeskSection } from '#platform/web/decisions/desk-item.tsx';
import { useDecision } from '#platform/web/decisions/use-decision.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { DecidedBy } from '#platform/web/table/decided-by.tsx';
import { RowSubject } from '#platform/web/table/row-subject.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import type { CreditAppeal } from '../../contract/credit.contract.ts';
import { decideCreditAppealRefusals } from '../../contract/credit.words.ts';
import { decideCreditAppealCall, listCreditAppealsCall } from '../signups.calls.ts';

type CreditAppealTableProps = {
  rows: readonly CreditAppeal[];
  tab: 'open' | 'decided';
  currentId: number | undefined;
  onOpen: (eventId: number) => void;
};

const columnsFor = ({ tab, currentId, onOpen }: CreditAppealTableProps): Column<CreditAppeal>[] => [
  {
    key: 'who',
    header: '申诉人',
    cell: (row) => (
      <RowSubject
        title={`${row.volunteerName}：${row.title}`}
        note={`${row.volunteerNo}，${row.teamName}`}
        isCurrent={row.eventId === currentId}
        onOpen={() => onOpen(row.eventId)}
      />
    ),
  },
  {
    key: 'points',
    header: '记分',
    isTight: true,
    cell: ({ kind, points }) => `${creditKindLabels[kind]} ${points} 分`,
  },
  tab === 'open'
    ? {
        key: 'due',
        header: '答复期限',
        isTight: true,
        cell: ({ appealDueAt }) => appealDueAt && dayTimeLabel(appealDueAt),
      }
    : {
        key: 'decided',
        header: '答复',
        cell: (row) => (
          <>
            <DecidedBy name={row.deciderName} at={row.decidedAt} />
            <small>
              {row.status === 'cancelled' ? '撤销' : '维持'}：{row.decision}
            </small>
          </>
        ),
      },
];

/** Appeals that wait by their clock; answered ones with who, when and why. */
export const CreditAppealTable = (props: CreditAppealTableProps) => (
  <DataTable
    caption="信用申诉"
    rows={props.rows}
    keyOf={({ eventId }) => eventId}
    columns={columnsFor(props)}
    isCurrent={({ eventId }) => eventId === props.currentId}
  />
);

/** One appeal: what was measured, what the volunteer says, and what else counts. */
export const CreditAppealItem = ({ appeal }: { appeal: CreditAppeal }) => (
  <>
    <DeskItem
      title={`${appeal.volunteerName}申诉“${appeal.title}”`}
      facts={[
        ['事由', `${creditKindLabels[appeal.kind]}，记 ${appeal.points} 分`],
        ['记录', appeal.evidence],
        ['队伍', appeal.teamName],
        ['记入', dayTimeLabel(appeal.createdAt)],
        ['过期', dayTimeLabel(appeal.expiresAt)],
        ['其他有效记分', `${appeal.otherPoints} 分`],
        ['答复期限', appeal.appealDueAt && dayTimeLabel(appeal.appealDueAt)],
        ['答复', appeal.decidedAt && `${appeal.deciderName ?? '系统'}，${dateTimeLabel(appeal.decidedAt)}`],
      ]}
    />
    <DeskSection title="申诉人怎么说">
      <p>{appeal.appealText}</p>
    </DeskSection>
    {appeal.decision && (
      <DeskSection title="中心的答复">
        <p>{appeal.decision}</p>
      </DeskSection>
    )}
  </>
);

const reads = [listCreditAppealsCall];
const samples = ['情况属实，属于可以谅解的原因', '没有能说明情况的依据，记录与签到一致'];

/** 撤销 / 维持 for one appeal, both with a reason that the volunteer reads. */
export function CreditAppealDecision({ appeal, onDecided }: { appeal: CreditAppeal; onDecided: () => void }) {
  const { eventId, version, volunteerName, points } = appeal;
  const [text, onChange, forget] = useKeptText(`creditAppealAnswer:${eventId}`);
  const review = useDecision(decideCreditAppealCall, {
    subject: { kind: 'creditEvent', id: eventId },
    refreshes: reads,
  });
  const takeLatest = useRefresh(reads);
  if (appeal.status === 'appealed' && appeal.isRelated)
    return <Notice kind="info">{decideCreditAppealRefusals.related}。</Notice>;
  const decideAs = (verdict: 'lift' | 'uphold') => (reason: string) =>
    review.decide(
      { eventId, version, verdict, reason },
      {
        words: `${verdict === 'lift' ? '撤销' : '维持'}${volunteerName}的 ${points} 分`,
        onDone: () => {
          forget();
          showToast({ kind: 'success', text: '已答复，申诉人会收到消息' });
        },
        onDecided,
      },
    );
  const missing = '请填写答复，申诉人会看到';
  return (
    <DeskDecision
      review={review}
      isOpen={appeal.status === 'appealed'}
      reason={{ text, onChange, label: '答复', hint: '必填，申诉人会看到' }}
      samples={samples}
      onTakeLatest={takeLatest}
      choices={[
        { verdict: 'uphold', label: '维持', look: 'line', deskKey: 'r', missing, decide: decideAs('uphold') },
        {
          verdict: 'lift',
          label: '撤销记分',
          look: 'primary',
          deskKey: 'p',
          missing,
          decide: decideAs('lift'),
        },
      ]}
    />
  );
}
