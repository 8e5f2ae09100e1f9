import { findProof } from './find-proof.ts';

/** Works beside the page, which stays alive meanwhile: a challenge comes in, the proof goes out, or nothing when none was found. */
addEventListener('message', ({ data }: MessageEvent<string>) => {
  const none = (): undefined => undefined;
  void findProof(data).catch(none).then(postMessage);
});
