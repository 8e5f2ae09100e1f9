import type { ReactNode } from 'react';
import type { FormPanels } from '#platform/web/long-form/form-panels.ts';
import { LongFormPanel } from '#platform/web/long-form/long-form-panel.tsx';

/** The panels in their order; every field of the form belongs to one of them. */
export const newsPanels = [
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
] as const satisfies FormPanels<string>;
type NewsPanelId = (typeof newsPanels)[number]['id'];

/** A numbered panel of the form. */
export function NewsPanel(props: { id: NewsPanelId; children: ReactNode }) {
  const index = newsPanels.findIndex(({ id }) => id === props.id);
  return <LongFormPanel number={index + 1} title={newsPanels[index]?.title ?? ''} {...props} />;
}
