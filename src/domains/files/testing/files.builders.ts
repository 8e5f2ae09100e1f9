import sharp from 'sharp';
import type { InjectOptions } from 'fastify';
import type { SignedIn } from '#testing/sign-in.ts';
import type { FilePurpose } from '../contract/files.words.ts';

export type PictureWish = {
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png' | 'webp';
  location?: boolean;
};

/** A real picture: a river in two colours, with camera and place in its EXIF when wanted. */
export async function buildPicture({
  width = 640,
  height = 480,
  format = 'jpeg',
  location = false,
}: PictureWish = {}): Promise<Buffer> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#2f6f8f' } });
  const marked = location
    ? picture
        .withExif({
          IFD0: { Make: 'JianglanCam' },
          IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 12/1 0/1' },
        })
        .withMetadata({ orientation: 6 })
    : picture;
  return marked[format]().toBuffer();
}

/** A PDF of one page, small and complete, with more in its first object or behind its objects when wanted. */
export const buildPdf = (body = '', more: Buffer = Buffer.alloc(0)): Buffer =>
  Buffer.concat([
    Buffer.from(
      `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R${body}>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n`,
    ),
    more,
    Buffer.from('trailer<</Root 1 0 R>>\n%%EOF\n'),
  ]);

const boundary = 'files-of-a-test';

export type Upload = { purpose: FilePurpose; bytes: Buffer; name?: string; mime?: string };

/** One multipart upload as a browser sends it. */
export function uploadRequest(upload: Upload, as?: Pick<SignedIn, 'token'>): InjectOptions {
  const { purpose, bytes, name = '江边.jpg', mime = 'image/jpeg' } = upload;
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="purpose"\r\n\r\n${purpose}\r\n--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${mime}\r\n\r\n`;
  return {
    method: 'POST',
    url: '/api/files/UploadFile',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(as ? { authorization: `Bearer ${as.token}` } : {}),
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}
