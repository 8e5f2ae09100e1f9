/**
 * Heard and felt where the eyes are on the queue: one high tone when it is recorded, two low ones when it is not. A device that
 * can do neither, or will not now, keeps nothing from being recorded.
 */
export function signalScan(isRecorded: boolean, hasSound: boolean): void {
  try {
    navigator.vibrate?.(isRecorded ? 80 : [60, 80, 60]);
    if (hasSound && typeof AudioContext !== 'undefined') sound(isRecorded);
  } catch {
    // No sound to be had; the line on the page says the same.
  }
}

function sound(isRecorded: boolean): void {
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
