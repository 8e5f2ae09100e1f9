import { useEffect, useRef, useState } from 'react';
import { secondMs } from '#platform/contract/durations.ts';
import { longestVoiceSeconds } from '../../../contract/need-files.words.ts';

/** What browsers record, best first; Safari takes the last. */
const mimes = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'];
/** Enough for speech, and a minute of it is a quarter of a megabyte. */
const bitsPerSecond = 32_000;

const faults: Readonly<Record<string, string>> = {
  NotAllowedError: '没有允许使用麦克风。可以在浏览器的设置里允许，也可以选一个录音文件，或者写字',
  NotFoundError: '没有找到麦克风。可以选一个录音文件，或者写字',
};
const otherFault = '麦克风打不开，可能别的应用正在用。可以选一个录音文件，或者写字';

/** Whether this browser records at all: over an unsafe line it does not. */
export const canRecord = (): boolean => typeof MediaRecorder === 'function' && 'mediaDevices' in navigator;

/** Records by the microphone until it is stopped or a minute is full; `seconds` is undefined while nothing is recorded. */
export function useRecorder(onRecorded: (blob: Blob) => void) {
  const [seconds, setSeconds] = useState<number>();
  const [fault, setFault] = useState<string>();
  const running = useRef<{ recorder: MediaRecorder; release: () => void }>(undefined);
  useEffect(() => () => running.current?.release(), []);
  const start = async (): Promise<void> => {
    setFault(undefined);
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      const mimeType = mimes.find((mime) => MediaRecorder.isTypeSupported(mime));
      const recorder = new MediaRecorder(stream, {
        audioBitsPerSecond: bitsPerSecond,
        ...(mimeType && { mimeType }),
      });
      const beganAt = performance.now();
      const clock = setInterval(() => {
        const passed = Math.floor((performance.now() - beganAt) / secondMs);
        setSeconds(passed);
        if (passed >= longestVoiceSeconds && recorder.state === 'recording') recorder.stop();
      }, secondMs / 4);
      const release = (): void => {
        clearInterval(clock);
        for (const track of stream.getTracks()) track.stop();
      };
      const parts: Blob[] = [];
      recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
      recorder.addEventListener('stop', () => {
        release();
        running.current = undefined;
        setSeconds(undefined);
        onRecorded(new Blob(parts, { type: recorder.mimeType }));
      });
      recorder.start();
      running.current = { recorder, release };
      setSeconds(0);
    } catch (error) {
      setFault(faults[error instanceof DOMException ? error.name : ''] ?? otherFault);
    }
  };
  const stop = (): void => running.current?.recorder.stop();
  return { seconds, fault, start, stop };
}
