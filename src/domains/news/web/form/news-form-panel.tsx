import type { ReactNode } from 'react';
import { LongFormPanel } from '#platform/web/long-form/long-form-panel.tsx';

/** The panels in their order; every field of the form belongs to one of them. */
const newsPanels = [
  { id: 'basics', title: '标题和栏目', fields: ['title', 'dynamicTypeId', 'subTitle', 'summary'] },
  { id: 'content', title: '正文', fields: ['content'] },
  {
    id: 'media',
    title: '封面和附件',
    fields: ['coverUrl', 'personsShown', 'attachments', 'fileIds', 'artCategory'],
  },
  {
    id: 'publishing',
    title: '署名和发布',
    fields: ['source', 'author', 'editor', 'activityId', 'publishAt', 'expireAt'],
  },
] as const;
export type NewsPanelId = (typeof newsPanels)[number]['id'];

/** Brings the panel of a wrong field into view and puts the cursor into the field where it is one control. */
export function showField(path: string): void {
  const name = path.split('.', 1)[0] ?? '';
  const panel =
    newsPanels.find(({ fields }) => (fields as readonly string[]).includes(name)) ?? newsPanels[0];
  document.getElementById(`panel-${panel.id}`)?.scrollIntoView({ block: 'start' });
  document.getElementById(`field-${name}`)?.focus({ preventScroll: true });
}

/** A numbered panel of the form. */
export function NewsPanel(props: { id: NewsPanelId; children: ReactNode }) {
  const index = newsPanels.findIndex(({ id }) => id === props.id);
  return <LongFormPanel number={index + 1} title={newsPanels[index]?.title ?? ''} {...props} />;
}
