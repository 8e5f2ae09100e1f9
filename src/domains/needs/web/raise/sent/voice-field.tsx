import { Mic, RotateCcw, Square } from 'lucide-react';
import { useRef, useState } from 'react';
import { FieldNote } from '#platform/web/fields/field-note.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { longestVoiceSeconds, voiceWaitsWords } from '../../../contract/need-files.words.ts';
import type { Recording } from './sent-along.ts';
import { recordingOf, voiceFault } from './sent-files.ts';
import { canRecord, useRecorder } from './use-recorder.ts';
import styles from './voice-field.module.css';

type VoiceFieldProps = {
  recording: Recording | undefined;
  onChange: (recording: Recording | undefined) => void;
};

/** Says what one would rather not type: recorded here or chosen, heard again, taken anew; staff write it down. */
export function VoiceField({ recording, onChange }: VoiceFieldProps) {
  const [fault, setFault] = useState<string>();
  const put = (next: Recording | undefined): void => {
    if (recording) URL.revokeObjectURL(recording.address);
    onChange(next);
  };
  const recorder = useRecorder((blob) => put(recordingOf(blob, '录音')));
  const chooser = useRef<HTMLInputElement>(null);
  const isRecording = recorder.seconds !== undefined;
  const choose = async (file: File): Promise<void> => {
    const wrong = voiceFault(file.size, await lengthOf(file));
    setFault(wrong);
    if (!wrong) put(recordingOf(file, file.name));
  };
  return (
    <div className={styles.voice} role="group" aria-label="语音点单">
      <b>不方便打字？说出来也行</b>
      <p>
        {recording
          ? `${voiceWaitsWords}，再打电话念给你核对。上面的字可以不写。`
          : `工作人员听着写成文字，再打电话念给你核对。最长 ${longestVoiceSeconds} 秒，只有工作人员和上门的人能听。`}
      </p>
      {recording && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- one's own words, a moment ago
        <audio controls src={recording.address} aria-label="听一遍录音" className={styles.player} />
      )}
      <div className={styles.acts}>
        {isRecording ? (
          <Button look="primary" onClick={recorder.stop}>
            <Square className="ic" aria-hidden /> 说完了
          </Button>
        ) : (
          canRecord() && (
            <Button look="line" onClick={() => void recorder.start()}>
              {recording ? <RotateCcw className="ic" aria-hidden /> : <Mic className="ic" aria-hidden />}
              {recording ? '重新录' : '开始录音'}
            </Button>
          )
        )}
        {isRecording ? (
          <span role="timer" className={`num ${styles.clock}`}>
            正在录音 {recorder.seconds} 秒
          </span>
        ) : (
          <button type="button" className="link" onClick={() => chooser.current?.click()}>
            选一个录音文件
          </button>
        )}
        {recording && !isRecording && (
          <button type="button" className="link" onClick={() => put(undefined)}>
            不要录音
          </button>
        )}
      </div>
      <input
        ref={chooser}
        type="file"
        accept="audio/*"
        hidden
        aria-label="选择录音文件"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void choose(file);
        }}
      />
      <FieldNote error={fault ?? recorder.fault} />
    </div>
  );
}

const waitMs = 3_000;

/** Seconds of a chosen recording; NaN where this browser cannot tell. */
function lengthOf(file: File): Promise<number> {
  const address = URL.createObjectURL(file);
  return new Promise<number>((resolve) => {
    const player = new Audio();
    player.addEventListener('loadedmetadata', () => resolve(player.duration));
    player.addEventListener('error', () => resolve(Number.NaN));
    setTimeout(() => resolve(Number.NaN), waitMs);
    player.src = address;
  }).finally(() => URL.revokeObjectURL(address));
}
