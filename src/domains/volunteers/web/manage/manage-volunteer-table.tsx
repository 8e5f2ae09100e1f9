import { Link } from 'react-router';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dayLabel } from '#platform/contract/instants.ts';
import list from '#platform/web/list/admin-list.module.css';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import type { StatusTone } from '#platform/web/ui/status-dot.tsx';
import type { VolunteerRow } from '../../contract/manage-volunteers.contract.ts';
import {
  genderLabels,
  realNameStatusLabels,
  volunteerStatusLabels,
} from '../../contract/volunteers.words.ts';
import type { VolunteerStatus } from '../../contract/volunteers.words.ts';

const tones: Record<VolunteerStatus, StatusTone> = {
  pendingGuardian: 'soon',
  active: 'ok',
  dormant: 'end',
  restricted: 'full',
  frozen: 'no',
  closing: 'end',
  closed: 'end',
};

/** A volunteer's standing in words, with until when and why. */
export function VolunteerStanding({
  volunteer,
}: {
  volunteer: Pick<VolunteerRow, 'status' | 'statusReason' | 'restrictedUntil' | 'otherFamilyWards'>;
}) {
  const { status, statusReason, restrictedUntil, otherFamilyWards } = volunteer;
  return (
    <>
      <StatusDot tone={tones[status]}>{volunteerStatusLabels[status]}</StatusDot>
      {restrictedUntil && <small>{dayLabel(new Date(Date.parse(restrictedUntil) - 1))}止</small>}
      {statusReason && <small>{statusReason}</small>}
      {otherFamilyWards > 0 && (
        <small>监护人手机号还登记在其他家庭的 {otherFamilyWards} 名孩子名下，请核实</small>
      )}
    </>
  );
}

/** Volunteers of the caller's part of the city; the name leads to the whole person. */
export function ManageVolunteerTable({
  rows,
  hrefOf,
}: {
  rows: readonly VolunteerRow[];
  hrefOf: (volunteerId: number) => string;
}) {
  return (
    <div className={list.scroll}>
      <table className={`tbl ${list.list}`}>
        <thead>
          <tr>
            <th>志愿者</th>
            <th>年龄</th>
            <th>区域</th>
            <th>手机号</th>
            <th className="r">服务时长</th>
            <th>实名</th>
            <th>状态</th>
            <th>注册</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.volunteerId}>
              <td>
                <Link to={hrefOf(row.volunteerId)} className={list.name}>
                  {row.name}
                </Link>
                {row.isMinor && <span className={list.mark}>未成年</span>}
                <small>{row.volunteerNo}</small>
              </td>
              <td className={list.tight}>
                {genderLabels[row.gender]}，{row.age} 岁
              </td>
              <td className={list.tight}>{row.areaName}</td>
              <td className={list.tight}>{row.mobileMasked ?? '未填'}</td>
              <td className={`r ${list.tight}`}>
                {hoursLabel(row.effectiveMinutes)} 小时
                <small>{row.stars > 0 ? `${row.stars} 星` : '未到一星'}</small>
              </td>
              <td className={list.tight}>{realNameStatusLabels[row.realNameStatus]}</td>
              <td>
                <VolunteerStanding volunteer={row} />
              </td>
              <td className={list.tight}>{row.registeredAt.slice(0, 10)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
