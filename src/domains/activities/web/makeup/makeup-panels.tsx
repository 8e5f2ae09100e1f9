import type { ReactNode } from 'react';
import type { FormPanels } from '#platform/web/long-form/form-panels.ts';
import { LongFormPanel } from '#platform/web/long-form/long-form-panel.tsx';

/** The panels in their order; every field belongs to one of them. */
export const makeupPanels = [
  { id: 'what', title: '做了什么', fields: ['title', 'category', 'area', 'placeName', 'content'] },
  { id: 'when', title: '什么时候', fields: ['day', 'from', 'to', 'reason'] },
  { id: 'people', title: '谁参加了', fields: ['people'] },
  { id: 'proof', title: '证明', fields: ['fileIds', 'witnessName', 'witnessMobileTail', 'isTrue'] },
] as const satisfies FormPanels<string>;

/** A numbered panel of the form. */
export function MakeupPanel(props: {
  id: (typeof makeupPanels)[number]['id'];
  note?: string;
  children: ReactNode;
}) {
  const index = makeupPanels.findIndex(({ id }) => id === props.id);
  return <LongFormPanel number={index + 1} title={makeupPanels[index]?.title ?? ''} {...props} />;
}
