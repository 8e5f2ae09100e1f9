import { callOperation } from '#platform/web/calls/call-operation.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { type LongForm, useFormEditor } from '#platform/web/long-form/use-form-editor.ts';
import type { NewsForm } from '../../contract/news-form.contract.ts';
import type { NewsPaths } from '../news-paths.ts';
import { createNewsCall, updateNewsCall } from '../news.calls.ts';

type Written = RemoteResult<typeof updateNewsCall>;
export type NewsEditor = LongForm<NewsForm, Written>;

type Opened = {
  /** Absent for an item that was never saved. */
  dynamicId?: number | undefined;
  version?: number | undefined;
  form: NewsForm;
  /** Drafts save themselves; a change to what is public begins only when asked. */
  savesItself: boolean;
  paths: Pick<NewsPaths, 'edit'>;
  readVersion: () => Promise<number | undefined>;
};

const isNewsForm = (kept: unknown): kept is NewsForm => {
  const form = kept as Partial<NewsForm> | null;
  return typeof form?.title === 'string' && typeof form.content === 'string';
};

/** The item while it is written; what has a title and a category saves itself, the first time too. */
export const useNewsForm = ({
  dynamicId,
  version,
  form,
  savesItself,
  paths,
  readVersion,
}: Opened): NewsEditor =>
  useFormEditor<NewsForm, Written>({
    name: 'news',
    form,
    stored: dynamicId === undefined || version === undefined ? undefined : { id: dynamicId, version },
    isForm: isNewsForm,
    send: (text, stored, action) =>
      stored
        ? callOperation(
            updateNewsCall,
            { dynamicId: stored.id, version: stored.version, ...text, action },
            { reportedBy: 'form' },
          )
        : callOperation(createNewsCall, { ...text, action }, { reportedBy: 'form' }),
    storedBy: (written) => ({ id: written.dynamicId, version: written.version }),
    readVersion,
    savesItself,
    isStorable: ({ title, dynamicTypeId }) => title.trim() !== '' && dynamicTypeId > 0,
    // A reload goes on with what is stored; going there now would take the cursor from who is writing.
    onFirstAutosave: (written) => history.replaceState(history.state, '', paths.edit(written.dynamicId)),
  });
