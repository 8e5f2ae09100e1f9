import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type CameraState,
  cameraStateOf,
  type Torch,
  watchCamera,
} from '#platform/web/camera/watch-camera.ts';

/** The camera in a video element and what it reads (`watchCamera`), off as soon as the component is gone. */
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
      watchCamera(current, {
        end: end.signal,
        onOn: (light) => {
          setState('on');
          setTorch(light);
        },
        onText: (text) => tell.current(text),
      }).catch((error: unknown) => !end.signal.aborted && setState(cameraStateOf(error)));
    }
    return () => end.abort();
  }, []);
  return [video, state, torch];
}
