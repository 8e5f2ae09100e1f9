/** One server-sent event. */
export type ServerEvent = { event: string; data: unknown };

/** Longer silence than this means that the line is dead: the server gives a sign of life every 20 s. */
const longestSilenceMs = 50_000;

/**
 * Reads server-sent events from a response: `EventSource` cannot carry a bearer token, `fetch` can. Ends with the stream,
 * after a long silence, or when `signal` aborts; lines that are no event are passed over.
 */
export async function* readEvents(response: Response, signal: AbortSignal): AsyncGenerator<ServerEvent> {
  const reader = response.body?.getReader();
  if (!reader) return;
  const decoder = new TextDecoder();
  const stop = (): void => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop);
  let buffered = '';
  try {
    for (;;) {
      const { value, done } = await withinSilence(reader.read(), stop);
      if (done) return;
      buffered += decoder.decode(value, { stream: true });
      const blocks = buffered.split('\n\n');
      buffered = blocks.pop() ?? '';
      yield* blocks.flatMap(parseEvent);
    }
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}

async function withinSilence<Value>(reading: Promise<Value>, stop: () => void): Promise<Value> {
  const timer = setTimeout(stop, longestSilenceMs);
  try {
    return await reading;
  } finally {
    clearTimeout(timer);
  }
}

function parseEvent(block: string): ServerEvent[] {
  const fields = new Map(
    block.split('\n').map((line) => {
      const [name = '', ...rest] = line.split(': ');
      return [name, rest.join(': ')] as const;
    }),
  );
  try {
    return [{ event: fields.get('event') ?? 'message', data: JSON.parse(fields.get('data') ?? '') }];
  } catch {
    return [];
  }
}
