/** The first bytes of recordings as browsers and phones make them, and of films in the same containers. */
export const recordings = {
  webm: Buffer.from('\u001aE\u00df\u00a3..webm....A_OPUS....OpusHead', 'latin1'),
  ogg: Buffer.from('OggS..........OpusHead', 'latin1'),
  m4a: Buffer.from('....ftypM4A ....sound....moov..hdlr........soun', 'latin1'),
  mp3: Buffer.from([0xff, 0xfb, 0x90, 0x44, 0, 0, 0, 0]),
  wav: Buffer.from('RIFF....WAVEfmt ', 'latin1'),
};
export const films = {
  webm: Buffer.from('\u001aE\u00df\u00a3..webm....V_VP8....A_OPUS', 'latin1'),
  mp4: Buffer.from('....ftypisom....hdlr........vide....hdlr........soun', 'latin1'),
  matroska: Buffer.from('\u001aE\u00df\u00a3..matroska....A_OPUS', 'latin1'),
};
