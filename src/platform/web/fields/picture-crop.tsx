import 'react-easy-crop/react-easy-crop.css';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { Dialog } from '../ui/dialog.tsx';
import styles from './picture-crop.module.css';
import type { CropArea, OpenedPicture } from './picture-file.ts';

type PictureCropProps = {
  picture: OpenedPicture;
  /** `wide` is 16 to 10, as covers are shown. */
  shape: 'circle' | 'square' | 'wide';
  /** What is being cropped: 头像, 队伍 logo. */
  label: string;
  isBusy: boolean;
  onCancel: () => void;
  onDone: (area: CropArea) => void;
};

type Point = { x: number; y: number };
const step = 12;
const moves: { label: string; icon: LucideIcon; by: Point }[] = [
  { label: '向左移动', icon: ArrowLeft, by: { x: -step, y: 0 } },
  { label: '向右移动', icon: ArrowRight, by: { x: step, y: 0 } },
  { label: '向上移动', icon: ArrowUp, by: { x: 0, y: -step } },
  { label: '向下移动', icon: ArrowDown, by: { x: 0, y: step } },
];

/** Chooses the part of a picture that is shown: by dragging and pinching, by the arrow keys, or by the buttons and the slider. */
export function PictureCrop({ picture, shape, label, isBusy, onCancel, onDone }: PictureCropProps) {
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea>();
  return (
    <Dialog
      isOpen
      isWide
      onClose={onCancel}
      title={`裁剪${label}`}
      decisive={{ label: isBusy ? '正在上传…' : '使用这张图片', isBusy, onPress: () => area && onDone(area) }}
    >
      <div className={styles.stage}>
        <Cropper
          image={picture.address}
          crop={crop}
          zoom={zoom}
          maxZoom={4}
          aspect={shape === 'wide' ? 1.6 : 1}
          cropShape={shape === 'circle' ? 'round' : 'rect'}
          keyboardStep={step}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': `${label}的裁剪框，可用方向键移动图片` } as never}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_share, pixels) => setArea(pixels)}
        />
      </div>
      <div className={styles.tools}>
        <label className={styles.zoom}>
          缩放
          <input
            type="range"
            min={1}
            max={4}
            step={0.1}
            value={zoom}
            aria-valuetext={`${Math.round(zoom * 100)}%`}
            onChange={(event) => setZoom(Number(event.target.value))}
          />
        </label>
        <div className={styles.moves} role="group" aria-label="移动图片">
          {moves.map(({ label: name, icon: Icon, by }) => (
            <button
              key={name}
              type="button"
              aria-label={name}
              onClick={() => setCrop(({ x, y }) => ({ x: x + by.x, y: y + by.y }))}
            >
              <Icon aria-hidden size={18} />
            </button>
          ))}
        </div>
        <p className={`hint ${styles.note}`}>拖动图片调整位置，滚轮或双指缩放；也可用方向键和上面的按钮。</p>
      </div>
    </Dialog>
  );
}
