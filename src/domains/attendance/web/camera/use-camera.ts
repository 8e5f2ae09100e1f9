import { type RefObject, useEffect, useRef, useState } from 'react';
import { loadQrReader } from './qr-reader.ts';

/** asking: the browser asks the person · on: the picture runs · refused · none: no camera, or no https · failed: taken by another program. */
export type CameraState = 'asking' | 'on' | 'refused' | 'none' | 'failed';

/** The light beside the camera; `set` gives whether it obeyed. */
export type Torch = { set: (isOn: boolean) => Promise<boolean> };

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
export function useCamera(
  onRead: (text: string) => void,
): [RefObject<HTMLVideoElement | null>, CameraState, Torch | undefined] {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('asking');
  const [torch, setTorch] = useState<Torch>();
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
        onOn: (light) => {
          setState('on');
          setTorch(light);
        },
        onText: (text) => tell.current(text),
      }).catch((error: unknown) => !end.signal.aborted && setState(stateOf(error)));
    }
    return () => end.abort();
  }, []);
  return [video, state, torch];
}

type Watch = { end: AbortSignal; onOn: (torch: Torch | undefined) => void; onText: (text: string) => void };

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
