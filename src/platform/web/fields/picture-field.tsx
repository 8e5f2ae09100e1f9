import { ImageUp } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { OperationFailed } from '../calls/operation-failed.ts';
import { uploadFile } from '../calls/upload-file.ts';
import type { UploadedFile } from '../calls/upload-file.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './picture-field.module.css';
import { cropPicture, openPicture, pictureFaultSentences } from './picture-file.ts';
import type { CropArea, OpenedPicture } from './picture-file.ts';
import { Button } from '../ui/button.tsx';
import { FieldNote } from './field-note.tsx';

const PictureCrop = lazy(() =>
  import('./picture-crop.tsx').then((module) => ({ default: module.PictureCrop })),
);

type PictureFieldProps = {
  /** 头像, 队伍 logo: in the button and in the crop's title. */
  label: string;
  /** Purpose of the files room: `avatar`, `teamLogo`. */
  purpose: string;
  shape: 'circle' | 'square';
  /** What is shown now; a drawn one where there is none. */
  address: string;
  /** The picture is on the server; the form or a command attaches it. */
  onUploaded: (file: UploadedFile) => void;
  isDisabled?: boolean;
  hint?: string;
};

/** Chooses, crops and uploads a square picture. Says in words what is wrong with a file; what was shown stays until then. */
export function PictureField(props: PictureFieldProps) {
  const { label, shape, address, isDisabled, hint = 'JPG、PNG 或 WebP，至少 200×200 像素' } = props;
  const upload = usePictureUpload(props);
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  return (
    <div className={styles.field}>
      <span className={classNames(styles.shown, styles[shape])}>
        <img src={address} alt={`当前${label}`} width={96} height={96} />
      </span>
      <div className={styles.side}>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          hidden
          aria-label={`选择${label}文件`}
          onChange={(event) => {
            const file = event.target.files?.[0];
            // The same file may be chosen again after a mistake.
            event.target.value = '';
            if (file) void upload.choose(file);
          }}
        />
        <Button
          look="line"
          disabled={isDisabled || upload.isBusy}
          aria-describedby={noteId}
          onClick={() => input.current?.click()}
        >
          <ImageUp className="ic" aria-hidden />
          更换{label}
        </Button>
        <FieldNote id={noteId} hint={hint} error={upload.fault} />
        {upload.isBusy && <progress className={styles.bar} value={upload.share} aria-label="上传进度" />}
      </div>
      {upload.opened && (
        <Suspense fallback={<span className="hint">正在打开…</span>}>
          <PictureCrop
            picture={upload.opened}
            shape={shape}
            label={label}
            isBusy={upload.isBusy}
            onCancel={upload.cancel}
            onDone={(area) => void upload.send(area)}
          />
        </Suspense>
      )}
    </div>
  );
}

function usePictureUpload({ purpose, onUploaded }: PictureFieldProps) {
  const [opened, setOpened] = useState<OpenedPicture>();
  const [fault, setFault] = useState<string>();
  const [share, setShare] = useState<number>();
  return {
    opened,
    fault,
    share: share ?? 0,
    isBusy: share !== undefined,
    cancel: () => setOpened(undefined),
    choose: async (file: File): Promise<void> => {
      setFault(undefined);
      const picture = await openPicture(file);
      if (typeof picture === 'string') setFault(pictureFaultSentences[picture]);
      else setOpened(picture);
    },
    send: async (area: CropArea): Promise<void> => {
      if (!opened) return;
      setShare(0);
      try {
        onUploaded(await uploadFile(purpose, await cropPicture(opened, area), { onProgress: setShare }));
        setFault(undefined);
      } catch (error) {
        setFault(error instanceof OperationFailed ? error.msg : '图片没有处理成功，请换一张再试');
      } finally {
        setShare(undefined);
        setOpened(undefined);
      }
    },
  };
}
