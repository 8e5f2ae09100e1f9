import { writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';

const width = 640;
const height = 480;
const framesASecond = 2;
/** Seconds for which each picture is held up, and for which nothing is between two. */
const heldSeconds = 2;
const emptySeconds = 1;

/** What the camera sees when it is pointed at this part of a phone: a little askew, in front of something grey. */
export async function pointCameraAt(screen: Locator): Promise<Buffer> {
  const png = (await screen.screenshot()).toString('base64');
  const grey = await screen.page().evaluate(drawFrame, { png, width, height });
  return Buffer.from(grey, 'base64');
}

/** Runs in the page: it has the means to read a picture. Gives the brightness of each point of the frame, in base 64. */
async function drawFrame(of: { png: string; width: number; height: number }): Promise<string> {
  const picture = new Image();
  picture.src = `data:image/png;base64,${of.png}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = of.width;
  canvas.height = of.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no pen to draw with');
  pen.fillStyle = '#8a8f8c';
  pen.fillRect(0, 0, of.width, of.height);
  pen.translate(of.width / 2, of.height / 2);
  pen.rotate(0.07);
  const side = of.height * 0.75;
  pen.fillStyle = '#f4f4f0';
  pen.fillRect(-side / 2 - 24, -side / 2 - 24, side + 48, side + 48);
  pen.drawImage(picture, -side / 2, -side / 2, side, (side * picture.height) / picture.width);
  const { data } = pen.getImageData(0, 0, of.width, of.height);
  let text = '';
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    text += String.fromCharCode(Math.round(0.299 * red + 0.587 * green + 0.114 * blue));
  }
  return btoa(text);
}

/** Writes a film (YUV4MPEG2, without colour) in which these frames are held up one after the other, for Chromium's fake camera. */
export function writeFilm(file: string, frames: readonly Buffer[]): void {
  const points = width * height;
  const empty = Buffer.alloc(points, 120);
  const colourless = Buffer.alloc(points / 2, 128);
  const shown = (frame: Buffer, seconds: number): Buffer[] =>
    Array.from({ length: seconds * framesASecond }, () =>
      Buffer.concat([Buffer.from('FRAME\n'), frame, colourless]),
    );
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F${framesASecond}:1 Ip A1:1 C420mpeg2\n`);
  const film = frames.flatMap((frame) => [...shown(frame, heldSeconds), ...shown(empty, emptySeconds)]);
  writeFileSync(file, Buffer.concat([head, ...film]));
}

/** Notes what a page throws while nobody looks. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}
