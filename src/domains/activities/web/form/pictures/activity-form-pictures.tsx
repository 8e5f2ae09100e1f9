import { ArrowLeft, ArrowRight, ImagePlus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Field } from '#platform/web/fields/field.tsx';
import { FieldNote } from '#platform/web/fields/field-note.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { photoIn } from '#platform/web/cover-art/photo-sources.ts';
import type { ActivityForm } from '../../../contract/activity-form.contract.ts';
import { mostPictures, mostPictureWords } from '../../../contract/activities.words.ts';
import { useActivityForm } from '../activity-form-context.ts';
import { uploadWords, usePhotoUpload } from './use-photo-upload.ts';
import styles from './activity-form-pictures.module.css';

type Picture = ActivityForm['pictures'][number];

/** 图片: up to nine, each with a sentence about it, in the order in which visitors see them. */
export function ActivityFormPictures() {
  const { form, set, errorOf } = useActivityForm();
  const { pictures } = form;
  const { upload, fault, send } = usePhotoUpload((url) =>
    set(({ pictures: held }) =>
      held.length < mostPictures ? { pictures: [...held, { url, alt: '' }] } : {},
    ),
  );
  const moveTo = (from: number, to: number): void => set({ pictures: moved(pictures, from, to) });
  return (
    <div className={styles.pictures} role="group" aria-label="图片">
      <b>图片</b>
      {pictures.length > 0 && (
        <ol>
          {pictures.map((picture, place) => (
            <PictureRow
              key={picture.url}
              picture={picture}
              place={place}
              count={pictures.length}
              onSay={(alt) =>
                set({ pictures: pictures.map((one, at) => (at === place ? { ...one, alt } : one)) })
              }
              onMove={(to) => moveTo(place, to)}
              onRemove={() => set({ pictures: pictures.filter((_, at) => at !== place) })}
            />
          ))}
        </ol>
      )}
      <ChoosePictures
        words={upload ? uploadWords(upload) : '添加图片'}
        isOff={upload !== undefined || pictures.length >= mostPictures}
        onChoose={(files) => void send(files.slice(0, mostPictures - pictures.length).map(makerOf))}
      />
      <FieldNote
        error={errorOf('pictures') ?? fault}
        hint={`${pictures.length} / ${mostPictures} 张。可以一次选几张；照片里的位置信息会去掉。拍到别人时，请先征得同意。`}
      />
    </div>
  );
}

/** Makes a chosen file ready to be sent. @throws Error with the sentence that says why it is none */
const makerOf = (file: File) => async (): Promise<Blob> => {
  const { openPicture, pictureFaultSentences, wholePicture } = await import(
    '#platform/web/fields/picture-file.ts'
  );
  const opened = await openPicture(file);
  if (typeof opened === 'string') throw new Error(pictureFaultSentences[opened]);
  return wholePicture(opened);
};

function moved(pictures: readonly Picture[], from: number, to: number): Picture[] {
  const rest = pictures.filter((_, place) => place !== from);
  const picture = pictures[from];
  return picture ? [...rest.slice(0, to), picture, ...rest.slice(to)] : [...pictures];
}

function ChoosePictures(props: { words: string; isOff: boolean; onChoose: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp"
        hidden
        aria-label="选择图片"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file may be chosen again after a mistake.
          event.target.value = '';
          if (files.length > 0) props.onChoose(files);
        }}
      />
      <Button
        id="field-pictures"
        look="line"
        size="sm"
        disabled={props.isOff}
        onClick={() => input.current?.click()}
      >
        <ImagePlus className="ic" aria-hidden />
        {props.words}
      </Button>
    </>
  );
}

type RowProps = {
  picture: Picture;
  place: number;
  count: number;
  onSay: (alt: string) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

function PictureRow({ picture, place, count, onSay, onMove, onRemove }: RowProps) {
  const { errorOf } = useActivityForm();
  const path = `pictures.${place}`;
  const name = `第 ${place + 1} 张`;
  return (
    <li>
      <img
        src={photoIn(picture.url, 256)}
        alt={picture.alt || name}
        width={160}
        height={120}
        loading="lazy"
      />
      <Field
        id={`field-${path}.alt`}
        label={`${name}的说明`}
        isRequired
        error={errorOf(`${path}.alt`) ?? errorOf(`${path}.url`)}
      >
        {(control) => (
          <span className="inp">
            <input
              {...control}
              value={picture.alt}
              maxLength={mostPictureWords}
              placeholder="如 队员在江滩分拣垃圾"
              onChange={({ target }) => onSay(target.value)}
            />
          </span>
        )}
      </Field>
      <div className={styles.acts}>
        <button
          type="button"
          disabled={place === 0}
          aria-label={`${name}往前移`}
          onClick={() => onMove(place - 1)}
        >
          <ArrowLeft className="ic" aria-hidden />
        </button>
        <button
          type="button"
          disabled={place === count - 1}
          aria-label={`${name}往后移`}
          onClick={() => onMove(place + 1)}
        >
          <ArrowRight className="ic" aria-hidden />
        </button>
        <button type="button" aria-label={`删掉${name}`} onClick={onRemove}>
          <Trash2 className="ic" aria-hidden />
        </button>
      </div>
    </li>
  );
}
