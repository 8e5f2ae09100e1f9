import { type RefObject, useEffect, useRef, useState } from 'react';
import { loadQrReader } from './qr-reader.ts';

/** asking: the browser asks the person · on: the picture runs · refused · none: no camera, or no https · failed: taken by another program. */
export type CameraState = 'asking' | 'on' | 'refused' | 'none' | 'failed';

const pauseMs = 150;

const stateOf = (error: unknown): CameraState => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'failed';
};

/**
 * Runs the camera at the back in a video element and tells each text it reads from a QR code, a text held still only once. The
 * camera is off as soon as the component is gone; no picture leaves the device.
 */
export function useCamera(onRead: (text: string) => void): [RefObject<HTMLVideoElement | null>, CameraState] {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('asking');
  const tell = useRef(onRead);
  useEffect(() => {
    tell.current = onRead;
  }, [onRead]);
  useEffect(() => {
    const end = new AbortController();
    const { current } = video;
    if (current) {
      watch(current, {
        end: end.signal,
        onOn: () => setState('on'),
        onText: (text) => tell.current(text),
      }).catch((error: unknown) => !end.signal.aborted && setState(stateOf(error)));
    }
    return () => end.abort();
  }, []);
  return [video, state];
}

type Watch = { end: AbortSignal; onOn: () => void; onText: (text: string) => void };

async function watch(video: HTMLVideoElement, { end, onOn, onText }: Watch): Promise<void> {
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
  onOn();
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
