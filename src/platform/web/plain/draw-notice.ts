import type { NoticeKind } from '../ui/notice.tsx';
import { draw, drawInto, type Drawn } from './draw.ts';

/** Id of the template that holds them. */
export const noticeTemplates = 'drawn-notices';

/** A `Notice` without React: a copy of the server's, on pages that have `NoticeTemplates`. */
export function drawNotice(kind: NoticeKind, ...children: Drawn[]): Element {
  const templates = document.querySelector<HTMLTemplateElement>(`template#${noticeTemplates}`)?.content;
  const drawn = templates?.querySelector(`[data-kind="${kind}"]`)?.firstElementChild;
  const notice = (drawn?.cloneNode(true) ?? draw('div', { class: 'al' }, draw('span', {}))) as Element;
  const text = notice.querySelector('span');
  if (text) drawInto(text, ...children);
  return notice;
}
