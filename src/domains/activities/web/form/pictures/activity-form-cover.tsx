import { ImageUp } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { type CategoryKey, serviceCategories } from '#domains/site/contract/categories.words.ts';
import { FieldNote } from '#platform/web/fields/field-note.tsx';
import type { CropArea, OpenedPicture } from '#platform/web/fields/picture-file.ts';
import { Cover } from '#platform/web/ui/cover.tsx';
import type { ActivityForm } from '../../../contract/activity-form.contract.ts';
import { coverLayouts, coverTones } from '../../../contract/activities.words.ts';
import { useActivityForm } from '../activity-form-context.ts';
import { uploadWords, usePhotoUpload } from './use-photo-upload.ts';
import styles from './activity-form-pictures.module.css';

const PictureCrop = lazy(() =>
  import('#platform/web/fields/picture-crop.tsx').then((module) => ({ default: module.PictureCrop })),
);

type CoverChoice = NonNullable<ActivityForm['cover']>;

const batchSize = 5;

/** Every cover a category can have, ordered so that neighbours differ in motif, layout and tone. */
function coverChoices(category: CategoryKey): CoverChoice[] {
  const { motifs } = serviceCategories[category];
  const count = motifs.length * coverLayouts.length * coverTones.length;
  return Array.from({ length: count }, (_, index) => ({
    motif: motifs[index % motifs.length],
    layout: coverLayouts[(index + Math.floor(index / 12)) % coverLayouts.length],
    tone: coverTones[Math.floor(index / 3) % coverTones.length],
  }));
}

const isSame = (one: CoverChoice, other: CoverChoice | null): boolean =>
  one.motif === other?.motif &&
  one.layout === other?.layout &&
  one.tone === other?.tone &&
  one.src === other?.src;

/** 封面: a photo of one's own, cut to the shape of the cards, or one of the drawn covers; a photo stays at hand while others are tried. */
export function ActivityFormCover() {
  const { form, errorOf } = useActivityForm();
  const [batch, setBatch] = useState(0);
  const [photo, setPhoto] = useState(form.cover?.src);
  const category = form.category ?? 'neighbor';
  const all = coverChoices(category);
  const drawn = Array.from(
    { length: batchSize },
    (_, index) => all[(batch * batchSize + index) % all.length],
  );
  const error = errorOf('cover');
  return (
    <>
      <div className={styles.covers} role="radiogroup" aria-label="封面">
        {photo && <CoverOption label="上传的照片" choice={{ src: photo }} />}
        {drawn.map(
          (choice, index) =>
            choice && (
              <CoverOption
                key={`${batch}-${index}`}
                label={`封面 ${batch * batchSize + index + 1}`}
                choice={choice}
              />
            ),
        )}
        <PhotoTile label={photo ? '换一张照片' : '上传照片'} onPhoto={setPhoto} />
      </div>
      <div className={styles.below}>
        <FieldNote
          error={error}
          hint="照片裁成卡片的样子；不上传就按类别绘制。列表、详情和分享图是同一张。"
        />
        <button type="button" className="link" onClick={() => setBatch(batch + 1)}>
          换一批
        </button>
      </div>
    </>
  );
}

function CoverOption({ label, choice }: { label: string; choice: CoverChoice }) {
  const { form, set, coverKey } = useActivityForm();
  return (
    <label>
      <input
        type="radio"
        name="cover"
        className="sr"
        aria-label={label}
        checked={isSame(choice, form.cover)}
        onChange={() => set({ cover: choice })}
      />
      <Cover kind={form.category ?? 'neighbor'} recordKey={coverKey} {...choice} />
    </label>
  );
}

function PhotoTile({ label, onPhoto }: { label: string; onPhoto: (src: string) => void }) {
  const { set } = useActivityForm();
  const input = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<OpenedPicture>();
  const { upload, fault, setFault, send } = usePhotoUpload((src) => {
    onPhoto(src);
    set({ cover: { src } });
  });
  const open = async (file: File): Promise<void> => {
    setFault(undefined);
    const { openPicture, pictureFaultSentences } = await import('#platform/web/fields/picture-file.ts');
    const picture = await openPicture(file);
    if (typeof picture === 'string') setFault(pictureFaultSentences[picture]);
    else setOpened(picture);
  };
  const use = async (area: CropArea): Promise<void> => {
    if (!opened) return;
    const { cropPicture, longestSide } = await import('#platform/web/fields/picture-file.ts');
    await send([() => cropPicture(opened, area, longestSide)]);
    setOpened(undefined);
  };
  return (
    <div className={styles.tile}>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        aria-label="选择封面照片"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again after a mistake.
          event.target.value = '';
          if (file) void open(file);
        }}
      />
      <button
        id="field-cover"
        type="button"
        disabled={upload !== undefined}
        onClick={() => input.current?.click()}
      >
        <ImageUp className="ic" aria-hidden />
        {upload ? uploadWords(upload) : label}
      </button>
      <FieldNote error={fault} className={styles.fault} />
      {opened && (
        <Suspense fallback={null}>
          <PictureCrop
            picture={opened}
            shape="wide"
            label="封面"
            isBusy={upload !== undefined}
            onCancel={() => setOpened(undefined)}
            onDone={(area) => void use(area)}
          />
        </Suspense>
      )}
    </div>
  );
}
