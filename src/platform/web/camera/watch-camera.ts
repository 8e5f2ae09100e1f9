import { loadQrReader } from './qr-reader.ts';

/** asking: the browser asks the person · on: the picture runs · refused · none: no camera, or no https · failed: taken by another program. */
export type CameraState = 'asking' | 'on' | 'refused' | 'none' | 'failed';

/** Why there is no picture, or what to do that there will be one. */
export const cameraSentences: Record<CameraState, string> = {
  asking: '请允许使用相机。',
  on: '',
  refused: '没有拿到相机的使用权限。可在浏览器的网站设置里允许相机，再打开一次。',
  none: '这台设备没有可用的相机，或网站没有用 https 打开。',
  failed: '相机打不开，可能正被别的应用占用。',
};

/** The light beside the camera; `set` gives whether it obeyed. */
export type Torch = { set: (isOn: boolean) => Promise<boolean> };

const pauseMs = 150;

/** What a failure of `watchCamera` means. */
export const cameraStateOf = (error: unknown): CameraState => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'failed';
};

export type CameraWatch = {
  /** Turns the camera off. */
  end: AbortSignal;
  onOn: (torch: Torch | undefined) => void;
  onText: (text: string) => void;
};

/**
 * Runs the camera at the back in a video element and tells each text it reads from a QR code, a text held still only once, until it is
 * ended. No picture leaves the device. @throws what the browser throws where there is no camera, or it may not be used
 */
export async function watchCamera(
  video: HTMLVideoElement,
  { end, onOn, onText }: CameraWatch,
): Promise<void> {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw Object.assign(new Error('no camera here'), { name: 'NotFoundError' });
  const [stream, read] = await Promise.all([
    devices.getUserMedia({ audio: false, video: { facingMode: 'environment' } }),
    loadQrReader(),
  ]);
  const stop = (): void => stream.getTracks().forEach((track) => track.stop());
  if (end.aborted) return stop();
  end.addEventListener('abort', stop);
  video.srcObject = stream;
  await video.play();
  onOn(torchOf(stream.getTracks()[0]));
  let last: string | undefined;
  while (!end.aborted) {
    const text = await read(video);
    if (text && text !== last && !end.aborted) onText(text);
    last = text ?? last;
    await new Promise((resolve) => {
      setTimeout(resolve, pauseMs);
    });
  }
}

/** Not in the types of the language: only some phones have it. */
type LitTrack = {
  getCapabilities?: () => { torch?: boolean };
  applyConstraints: (constraints: object) => Promise<void>;
};

function torchOf(track: unknown): Torch | undefined {
  const lit = track as LitTrack | undefined;
  if (!lit?.getCapabilities?.().torch) return undefined;
  return {
    set: (isOn) =>
      lit.applyConstraints({ advanced: [{ torch: isOn }] }).then(
        () => true,
        () => false,
      ),
  };
}
