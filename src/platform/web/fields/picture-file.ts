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
/** Longest side of what is opened, px. */
export const longestSide = 1_600;

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
/** Width of the square that is sent; the server makes its sizes of it. */
const sentSide = 512;

/** The chosen part as a file to send, so wide at most. */
export async function cropPicture(
  { address, isTransparent }: OpenedPicture,
  area: CropArea,
  widest = sentSide,
): Promise<Blob> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const { x, y, width, height } = area;
  const sentWidth = Math.max(fewestSide, Math.min(widest, Math.round(width)));
  const sentHeight = Math.round((sentWidth * height) / width);
  const canvas = canvasOf(sentWidth, sentHeight);
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, sentWidth, sentHeight);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be made'))),
      isTransparent ? 'image/png' : 'image/jpeg',
      0.92,
    );
  });
}

/** The whole of a chosen picture in the size that is kept, ready to be sent: a phone's photo is many times larger. */
export const wholePicture = (opened: OpenedPicture): Promise<Blob> =>
  cropPicture(opened, { x: 0, y: 0, width: opened.width, height: opened.height }, longestSide);

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}
