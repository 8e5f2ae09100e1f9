import type { ReactNode } from 'react';
import type { FormPanels } from '#platform/web/long-form/form-panels.ts';
import { LongFormPanel } from '#platform/web/long-form/long-form-panel.tsx';

/** The panels in their order; every field of the form belongs to one of them. */
export const formPanels = [
  {
    id: 'basics',
    title: '基本信息',
    fields: ['title', 'summary', 'category', 'serviceObjects', 'beneficiaryPlanned'],
  },
  { id: 'shifts', title: '场次', fields: ['shifts', 'posts'] },
  {
    id: 'place',
    title: '地点',
    fields: ['area', 'placeName', 'address', 'placeNote', 'lng', 'lat', 'checkInRadiusM', 'placePolicy'],
  },
  {
    id: 'content',
    title: '封面与介绍',
    fields: ['cover', 'content', 'pictures', 'requirements', 'preparations'],
  },
  {
    id: 'risk',
    title: '风险与保障',
    fields: ['riskLevel', 'riskNotice', 'insurer', 'policyNo', 'weatherPolicy', 'guarantees', 'subsidy'],
  },
  {
    id: 'rules',
    title: '报名规则与联系人',
    fields: [
      'signUpOpensAt',
      'signUpClosesAt',
      'shiftClosesHours',
      'signUpMode',
      'waitlistMode',
      'recruitScope',
      'recruitTeams',
      'recruitCode',
      'companionsMax',
      'cancelDeadlineHours',
      'minAge',
      'maxAge',
      'minMinutes',
      'minorPolicy',
      'contactName',
      'contactPhone',
      'isContactPublic',
      'questions',
    ],
  },
] as const satisfies FormPanels<string>;
type FormPanelId = (typeof formPanels)[number]['id'];

/** A numbered panel of the form. */
export function FormPanel(props: { id: FormPanelId; note?: string; children: ReactNode }) {
  const index = formPanels.findIndex(({ id }) => id === props.id);
  return <LongFormPanel number={index + 1} title={formPanels[index]?.title ?? ''} {...props} />;
}
