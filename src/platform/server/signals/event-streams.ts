import { PassThrough, type Readable } from 'node:stream';

/** One open answer of server-sent events. */
export type EventStream = {
  /** What the reply sends. */
  body: Readable;
  send: (event: string, data: unknown) => void;
  /** Ends the answer; nothing is sent after it. */
  end: () => void;
  /** Called once when it is over, whoever ended it. */
  onEnd: (work: () => void) => void;
};

export type EventStreams = {
  /** Opens a stream for a key, ending the key's oldest when it has too many; undefined while the process is full. */
  open: (key: string) => EventStream | undefined;
  /** Ends all, and opens no more: for the stop. */
  close: () => void;
  count: () => number;
};

export type EventStreamLimits = { perKey: number; inAll: number };

/** A reader so far behind is gone or stuck; it may come back and ask anew. */
const mostBufferedBytes = 65_536;

/** Streams of server-sent events that this process holds, bounded for each key and in all. */
export function createEventStreams({ perKey, inAll }: EventStreamLimits): EventStreams {
  const byKey = new Map<string, Set<EventStream>>();
  let openCount = 0;
  let isClosed = false;

  const forget = (key: string, stream: EventStream): void => {
    openCount -= 1;
    const streams = byKey.get(key);
    streams?.delete(stream);
    if (streams?.size === 0) byKey.delete(key);
  };
  return {
    open(key) {
      if (isClosed) return undefined;
      const streams = byKey.get(key) ?? new Set();
      const [oldest] = streams;
      if (streams.size >= perKey) oldest?.end();
      if (openCount >= inAll) return undefined;
      const stream = createStream();
      byKey.set(key, (byKey.get(key) ?? new Set()).add(stream));
      openCount += 1;
      stream.onEnd(() => forget(key, stream));
      return stream;
    },
    close() {
      isClosed = true;
      for (const stream of [...byKey.values()].flatMap((streams) => [...streams])) stream.end();
    },
    count: () => openCount,
  };
}

function createStream(): EventStream {
  const body = new PassThrough();
  const endings: (() => void)[] = [];
  let isOver = false;
  const finish = (): void => {
    if (isOver) return;
    isOver = true;
    for (const work of endings) work();
  };
  const end = (): void => {
    finish();
    body.end();
  };
  body.on('close', finish);
  body.on('error', finish);
  return {
    body,
    send(event, data) {
      if (isOver) return;
      if (body.writableLength > mostBufferedBytes) return end();
      body.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    end,
    onEnd: (work) => void endings.push(work),
  };
}
