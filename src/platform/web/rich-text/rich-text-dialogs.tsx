import { useRef, useState } from 'react';
import { OperationFailed } from '../calls/operation-failed.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../fields/field.tsx';

const longestAddress = 500;

/** Asks where a link leads; an empty address takes the link away. */
export function LinkDialog(props: {
  address: string;
  onClose: () => void;
  onSet: (address: string) => void;
}) {
  const [address, setAddress] = useState(props.address);
  const [error, setError] = useState<string>();
  const set = (): void => {
    const typed = address.trim();
    const full = /^[\w.-]+\.[a-z]{2,}(\/|$)/i.test(typed) ? `https://${typed}` : typed;
    if (full !== '' && !/^(https?:\/\/|mailto:|\/)\S+$/i.test(full))
      return setError('请填写网址（https://…）、邮箱（mailto:…）或本站地址（/…）');
    props.onSet(full);
  };
  return (
    <Dialog isOpen onClose={props.onClose} title="链接" decisive={{ label: '确定', onPress: set }}>
      <Field label="网址" hint="留空则去掉链接" error={error}>
        {(control) => (
          <span className="inp">
            <input
              {...control}
              value={address}
              maxLength={longestAddress}
              placeholder="https://"
              onChange={(event) => {
                setAddress(event.target.value);
                setError(undefined);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                set();
              }}
            />
          </span>
        )}
      </Field>
    </Dialog>
  );
}

export type EditedPicture = { src?: string; alt: string; file?: File | undefined };

type PictureDialogProps = {
  /** An existing picture whose words are changed, or a file that was pasted. */
  picture: EditedPicture;
  upload: (file: File) => Promise<{ url: string | null }>;
  onClose: () => void;
  onSet: (picture: { src: string; alt: string }) => void;
};

const longestAlt = 100;

/** Uploads a picture with the words for those who do not see it; both are needed. */
export function PictureDialog({ picture, upload, onClose, onSet }: PictureDialogProps) {
  const [file, setFile] = useState(picture.file);
  const [alt, setAlt] = useState(picture.alt);
  const [errors, setErrors] = useState<{ file?: string; alt?: string }>({});
  const [isBusy, setBusy] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const set = async (): Promise<void> => {
    const words = alt.trim();
    const missing = {
      ...(!picture.src && !file && { file: '请选择图片' }),
      ...(words === '' && { alt: '请用一句话说明图片内容' }),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    if (!file) return onSet({ src: picture.src ?? '', alt: words });
    setBusy(true);
    try {
      const { url } = await upload(file);
      if (url) onSet({ src: url, alt: words });
    } catch (error) {
      if (!(error instanceof OperationFailed)) throw error;
      setErrors({ file: error.msg });
      setBusy(false);
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={picture.src ? '图片说明' : '插入图片'}
      decisive={{ label: picture.src ? '保存' : '上传并插入', onPress: () => void set(), isBusy }}
    >
      {!picture.src && (
        <Field label="图片" hint="JPG、PNG 或 WebP，至多 10 MB" error={errors.file} isRequired>
          {(control) => (
            <input
              {...control}
              ref={chooser}
              type="file"
              accept="image/jpeg,image/png,image/webp"
              onChange={(event) => {
                setFile(event.target.files?.[0]);
                setErrors({});
              }}
            />
          )}
        </Field>
      )}
      {picture.file && !picture.src && <p>{picture.file.name}</p>}
      <Field label="替代文字" hint="给看不见图片的人听：谁，在做什么" error={errors.alt} isRequired>
        {(control) => (
          <span className="inp">
            <input
              {...control}
              value={alt}
              maxLength={longestAlt}
              onChange={(event) => {
                setAlt(event.target.value);
                setErrors({});
              }}
            />
          </span>
        )}
      </Field>
    </Dialog>
  );
}
