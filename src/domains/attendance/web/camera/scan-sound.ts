/** Heard and felt where the eyes are on the queue: one high tone when it is recorded, two low ones when it is not. */
export function signalScan(isRecorded: boolean, hasSound: boolean): void {
  navigator.vibrate?.(isRecorded ? 80 : [60, 80, 60]);
  if (!hasSound || typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  const tones = isRecorded ? [1_320] : [330, 330];
  for (const [index, hertz] of tones.entries()) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + index * 0.2;
    tone.frequency.value = hertz;
    volume.gain.value = 0.2;
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.12);
  }
  setTimeout(() => void audio.close(), 800);
}
