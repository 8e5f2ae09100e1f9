import type { ReactNode } from 'react';
import styles from './activity-form.module.css';

/** The panels in their order; every field of the form belongs to one of them. */
export const formPanels = [
  {
    id: 'basics',
    title: '基本信息',
    fields: ['title', 'summary', 'category', 'serviceObjects', 'beneficiaryPlanned'],
  },
  { id: 'shifts', title: '场次', fields: ['shifts'] },
  {
    id: 'place',
    title: '地点',
    fields: ['area', 'placeName', 'address', 'placeNote', 'lng', 'lat', 'checkInRadiusM', 'placePolicy'],
  },
  { id: 'content', title: '封面与介绍', fields: ['cover', 'content', 'requirements', 'preparations'] },
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
      'signUpMode',
      'waitlistMode',
      'recruitScope',
      'cancelDeadlineHours',
      'minAge',
      'maxAge',
      'minMinutes',
      'minorPolicy',
      'contactName',
      'contactPhone',
      'isContactPublic',
    ],
  },
] as const;
export type FormPanelId = (typeof formPanels)[number]['id'];

/** The panel a finding or an error belongs to; `shifts.0.endsAt` is the shifts'. */
export const panelOf = (path: string): FormPanelId =>
  formPanels.find(({ fields }) => (fields as readonly string[]).includes(path.split('.', 1)[0] ?? ''))?.id ??
  'basics';

/** A numbered panel of the form. */
export function FormPanel(props: { id: FormPanelId; note?: string; children: ReactNode }) {
  const index = formPanels.findIndex(({ id }) => id === props.id);
  return (
    <section
      className={`panel ${styles.panel}`}
      id={`panel-${props.id}`}
      aria-labelledby={`title-${props.id}`}
    >
      <h2 id={`title-${props.id}`}>
        <i aria-hidden>{index + 1}</i>
        {formPanels[index]?.title}
        {props.note && <small>{props.note}</small>}
      </h2>
      {props.children}
    </section>
  );
}
