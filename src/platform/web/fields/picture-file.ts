/** A picture that was opened in the browser: upright, at most `longestSide` px, as a data address for the crop. */
export type OpenedPicture = { address: string; width: number; height: number; isTransparent: boolean };

export type PictureFault = 'notAPicture' | 'tooLarge' | 'tooSmall';

/** Why a chosen file is not taken, said to the person. */
export const pictureFaultSentences: Record<PictureFault, string> = {
  notAPicture: '这不是可以打开的图片，请选择 JPG、PNG 或 WebP 格式的照片',
  tooLarge: '图片超过 20 MB，请压缩后再选',
  tooSmall: '图片太小，至少需要 200×200 像素',
};

const mostBytes = 20 * 1_048_576;
const fewestSide = 200;
const longestSide = 1_600;

/** Opens a chosen file. Gives the fault instead when it is too large, too small or no picture. */
export async function openPicture(file: File): Promise<OpenedPicture | PictureFault> {
  if (file.size > mostBytes) return 'tooLarge';
  if (!/^image\/(jpeg|png|webp)$/.test(file.type)) return 'notAPicture';
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) return 'notAPicture';
  if (Math.min(bitmap.width, bitmap.height) < fewestSide) return 'tooSmall';
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const canvas = canvasOf(width, height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const isTransparent = file.type !== 'image/jpeg';
  return {
    address: canvas.toDataURL(isTransparent ? 'image/png' : 'image/jpeg', 0.92),
    width,
    height,
    isTransparent,
  };
}

export type CropArea = { x: number; y: number; width: number; height: number };
/** Side of the square that is sent; the server makes its sizes of it. */
const sentSide = 512;

/** The chosen square as a file to send. */
export async function cropPicture({ address, isTransparent }: OpenedPicture, area: CropArea): Promise<Blob> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const side = Math.max(fewestSide, Math.min(sentSide, Math.round(area.width)));
  const canvas = canvasOf(side, side);
  const { x, y, width, height } = area;
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, side, side);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be made'))),
      isTransparent ? 'image/png' : 'image/jpeg',
      0.92,
    );
  });
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}
