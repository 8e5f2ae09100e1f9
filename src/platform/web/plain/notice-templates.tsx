import { Notice, type NoticeKind } from '../ui/notice.tsx';
import { noticeTemplates } from './draw-notice.ts';

const kinds: readonly NoticeKind[] = ['info', 'warning', 'error', 'success'];

/** One notice of each kind, drawn by the server and shown nowhere: `drawNotice` copies them. */
export const NoticeTemplates = () => (
  <template id={noticeTemplates}>
    {kinds.map((kind) => (
      <div key={kind} data-kind={kind}>
        <Notice kind={kind}>{''}</Notice>
      </div>
    ))}
  </template>
);
