import { ImagePlus, Paperclip, Trash2 } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { fileSizeLabel } from '#domains/files/contract/files.words.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { uploadFile, type UploadedFile } from '#platform/web/calls/upload-file.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { buttonClass } from '#platform/web/plain/button-class.ts';
import { mostAttachments, personsShownLabels } from '../../contract/news.words.ts';
import { NewsPanel } from './news-form-panel.tsx';
import { useNewsFormParts } from './news-form-parts.ts';
import styles from './news-form.module.css';
import { smallPicture } from '../news-pictures.ts';
import { FieldNote } from '#platform/web/fields/field-note.tsx';

/** Cover, consent of the people shown, files to take along. */
export function NewsFormMedia() {
  return (
    <NewsPanel id="media">
      <CoverField />
      <PersonsField />
      <AttachmentsField />
    </NewsPanel>
  );
}

/** One upload at a time, with its share and its failure. */
function useUpload(purpose: string, onDone: (file: UploadedFile) => void) {
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const start = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    setFailure(undefined);
    setShare(0);
    try {
      onDone(await uploadFile(purpose, file, { onProgress: setShare }));
    } catch (error) {
      if (!(error instanceof OperationFailed)) throw error;
      setFailure(error.msg);
    } finally {
      setShare(undefined);
    }
  };
  return { start: (event: ChangeEvent<HTMLInputElement>) => void start(event), share, failure };
}

function CoverField() {
  const { form, set, errorOf, categories } = useNewsFormParts();
  const upload = useUpload('newsPicture', ({ url }) => set({ coverUrl: url }));
  const isNeeded =
    categories.find(({ dynamicTypeId }) => dynamicTypeId === form.dynamicTypeId)?.layout === 'pictures';
  const error = errorOf('coverUrl') ?? upload.failure;
  return (
    <div className="field">
      <p className={styles.label}>
        {isNeeded && (
          <span className="req" aria-hidden>
            *
          </span>
        )}
        封面
      </p>
      <div className={styles.cover}>
        {form.coverUrl && <img src={smallPicture(form.coverUrl)} alt="现在的封面" />}
        <UploadButton
          id="field-coverUrl"
          label={form.coverUrl ? '换一张' : '上传封面'}
          accept="image/jpeg,image/png,image/webp"
          upload={upload}
          icon="picture"
        />
        {form.coverUrl && (
          <Button look="line" size="sm" onClick={() => set({ coverUrl: null })}>
            不用封面
          </Button>
        )}
      </div>
      <FieldNote
        error={error}
        hint={isNeeded ? '图文栏目需要封面，横图最好，至多 10 MB。' : '不上传就用按服务类别绘制的封面。'}
      />
    </div>
  );
}

type UploadButtonProps = {
  id: string;
  label: string;
  accept: string;
  upload: ReturnType<typeof useUpload>;
  icon: 'picture' | 'file';
};

function UploadButton({ id, label, accept, upload, icon }: UploadButtonProps) {
  const Icon = icon === 'picture' ? ImagePlus : Paperclip;
  const isBusy = upload.share !== undefined;
  return (
    <label
      className={buttonClass({ look: 'line', size: 'sm', className: styles.upload })}
      aria-busy={isBusy || undefined}
    >
      <Icon className="ic" aria-hidden />
      {isBusy ? `上传中 ${Math.round((upload.share ?? 0) * 100)}%` : label}
      <input id={id} type="file" accept={accept} disabled={isBusy} onChange={upload.start} />
    </label>
  );
}

function PersonsField() {
  const { form, set, errorOf } = useNewsFormParts();
  const hasPictures = form.coverUrl !== null || form.content.includes('<img');
  const error = errorOf('personsShown');
  if (!hasPictures) return null;
  return (
    <fieldset className={styles.persons}>
      <legend>图中人物</legend>
      {keysOf(personsShownLabels).map((key, index) => (
        <label key={key}>
          <input
            {...(index === 0 && { id: 'field-personsShown' })}
            type="radio"
            name="personsShown"
            checked={form.personsShown === key}
            onChange={() => set({ personsShown: key })}
          />
          {personsShownLabels[key]}
        </label>
      ))}
      <FieldNote error={error} />
    </fieldset>
  );
}

function AttachmentsField() {
  const { form, set, errorOf } = useNewsFormParts();
  const { attachments } = form;
  const upload = useUpload('newsAttachment', ({ fileId, url, name, bytes }) =>
    set({ attachments: [...attachments, { fileId, url: url ?? '', name, bytes }] }),
  );
  const error = errorOf('attachments') ?? errorOf('fileIds') ?? upload.failure;
  return (
    <div className="field">
      <p className={styles.label}>附件</p>
      {attachments.length > 0 && (
        <ul className={styles.files}>
          {attachments.map((file) => (
            <li key={file.fileId}>
              <Paperclip className="ic" aria-hidden />
              <span>{file.name}</span>
              <small className="tn">{fileSizeLabel(file.bytes)}</small>
              <button
                type="button"
                aria-label={`去掉附件${file.name}`}
                onClick={() =>
                  set({ attachments: attachments.filter(({ fileId }) => fileId !== file.fileId) })
                }
              >
                <Trash2 className="ic" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {attachments.length < mostAttachments && (
        <UploadButton
          id="field-attachments"
          label="添加附件"
          accept=".pdf,.docx,.xlsx,image/jpeg,image/png"
          upload={upload}
          icon="file"
        />
      )}
      <FieldNote
        error={error}
        hint={`PDF、Word、Excel 或图片，每个至多 20 MB，至多 ${mostAttachments} 个。`}
      />
    </div>
  );
}
