import { type OnReadOpts, Socket, type SocketConstructorOpts } from 'node:net';

/** Where what arrives lands, for all connections: it is copied out before anything else is read. As much as Node would take at a time. */
const landing = Buffer.allocUnsafeSlow(65_536);

/**
 * A socket, not yet connected, whose pieces are as long as what arrived. Node's own takes 64 KiB for each reading and gives back what is left
 * over, which answers of a few rows leave behind as holes that the C library cannot give away (decision 0061).
 */
export function copyingSocket(): Socket {
  const settings: SocketConstructorOpts & { onread: OnReadOpts } = {
    onread: {
      buffer: landing,
      // False while nobody takes what was read: then nothing more is read until it is asked for.
      callback: (length) => socket.push(Buffer.from(landing.subarray(0, length))),
    },
  };
  const socket = new Socket(settings);
  return socket;
}
