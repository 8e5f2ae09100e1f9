import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { dayLabel, startOfDay } from '#platform/contract/instants.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { aboutLabel, districtsLabel, leadLabel } from '../../contract/service-menu.labels.ts';
import type { TeamOffer } from '../../contract/service-menu.contract.ts';
import { serviceOfferStatusLabels } from '../../contract/service-menu.words.ts';

type TeamOffersTableProps = {
  offers: readonly TeamOffer[];
  onEdit: (offer: TeamOffer) => void;
  onEnd: (offer: TeamOffer) => void;
};

const columns: readonly Column<TeamOffer>[] = [
  {
    key: 'name',
    header: '服务',
    cell: ({ name, summary, note, status }) => (
      <>
        <b>{name}</b>
        <small>{status === 'returned' ? `退回：${note}` : summary}</small>
      </>
    ),
  },
  {
    key: 'time',
    header: '时长和提前',
    isTight: true,
    cell: ({ minutes, leadDays }) => `${aboutLabel(minutes)}，提前 ${leadLabel(leadDays)}`,
  },
  { key: 'areas', header: '哪些区', cell: ({ areaNames }) => districtsLabel(areaNames) },
  {
    key: 'quota',
    header: '每周',
    isTight: true,
    isNumeric: true,
    cell: ({ weeklyQuota }) => `${weeklyQuota} 次`,
  },
  {
    key: 'status',
    header: '状态',
    isTight: true,
    cell: ({ status, pausedUntil }) => {
      const label = serviceOfferStatusLabels[status];
      return (
        <>
          <StatusDot tone={stateTone(label)}>{label}</StatusDot>
          {status === 'on' && pausedUntil && <small>{dayLabel(startOfDay(pausedUntil))}恢复</small>}
        </>
      );
    },
  },
];

/** What the team offers, with what can be done with each. */
export const TeamOffersTable = ({ offers, onEdit, onEnd }: TeamOffersTableProps) => (
  <DataTable
    caption="我们的服务"
    rows={offers}
    keyOf={({ offerId }) => offerId}
    columns={columns}
    acts={(offer) =>
      offer.status !== 'ended' && (
        <>
          <Button look="line" size="sm" onClick={() => onEdit(offer)}>
            修改
          </Button>
          <Button look="danger" size="sm" onClick={() => onEnd(offer)}>
            停止
          </Button>
        </>
      )
    }
  />
);
