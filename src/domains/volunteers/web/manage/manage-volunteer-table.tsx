import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { Link } from 'react-router';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dayLabel } from '#platform/contract/instants.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { Mark } from '#platform/web/ui/mark.tsx';
import list from './manage-volunteer.module.css';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import type { VolunteerRow } from '../../contract/manage-volunteers.contract.ts';
import {
  genderLabels,
  realNameStatusLabels,
  volunteerStatusLabels,
} from '../../contract/volunteers.words.ts';

/** A volunteer's standing in words, with until when and why. */
export function VolunteerStanding({
  volunteer,
}: {
  volunteer: Pick<VolunteerRow, 'status' | 'statusReason' | 'restrictedUntil' | 'otherFamilyWards'>;
}) {
  const { status, statusReason, restrictedUntil, otherFamilyWards } = volunteer;
  return (
    <>
      <StatusDot tone={stateTone(volunteerStatusLabels[status])}>{volunteerStatusLabels[status]}</StatusDot>
      {restrictedUntil && <small>{dayLabel(new Date(Date.parse(restrictedUntil) - 1))}止</small>}
      {statusReason && <small>{statusReason}</small>}
      {otherFamilyWards > 0 && (
        <small>监护人手机号还登记在其他家庭的 {otherFamilyWards} 名孩子名下，请核实</small>
      )}
    </>
  );
}

const columnsWith = (hrefOf: (volunteerId: number) => string): readonly Column<VolunteerRow>[] => [
  {
    key: 'name',
    sort: 'name',
    header: '志愿者',
    isTight: true,
    cell: (row) => (
      <>
        <Link to={hrefOf(row.volunteerId)} className={list.name}>
          {row.name}
        </Link>
        {row.isMinor && <Mark>未成年</Mark>}
        <small>{row.volunteerNo}</small>
      </>
    ),
  },
  {
    key: 'age',
    sort: 'birthOn',
    header: '年龄',
    isTight: true,
    cell: ({ gender, age, status }) => (status === 'closed' ? '—' : `${genderLabels[gender]}，${age} 岁`),
  },
  { key: 'area', header: '区域', isTight: true, cell: ({ areaName }) => areaName },
  {
    key: 'mobile',
    header: '手机号',
    isTight: true,
    cell: ({ mobileMasked, status }) => mobileMasked ?? (status === 'closed' ? '—' : '未填'),
  },
  {
    key: 'hours',
    header: '服务时长',
    isNumeric: true,
    isTight: true,
    cell: ({ effectiveMinutes, stars }) => (
      <>
        {hoursLabel(effectiveMinutes)} 小时
        <small>{stars > 0 ? `${stars} 星` : '未授星'}</small>
      </>
    ),
  },
  {
    key: 'realName',
    header: '实名',
    isTight: true,
    cell: ({ realNameStatus }) => realNameStatusLabels[realNameStatus],
  },
  { key: 'standing', header: '状态', cell: (row) => <VolunteerStanding volunteer={row} /> },
  {
    key: 'registered',
    sort: 'registeredAt',
    header: '注册',
    isTight: true,
    cell: ({ registeredAt }) => registeredAt.slice(0, 10),
  },
];

/** Volunteers of the caller's part of the city; the name leads to the whole person. */
export const ManageVolunteerTable = (props: {
  rows: readonly VolunteerRow[];
  hrefOf: (volunteerId: number) => string;
}) => (
  <DataTable
    caption="志愿者"
    rows={props.rows}
    keyOf={({ volunteerId }) => volunteerId}
    columns={columnsWith(props.hrefOf)}
  />
);
