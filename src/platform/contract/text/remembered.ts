type Room = {
  /** Texts that are kept; before one more all are let go of. */
  most: number;
  /** Longer texts are not kept. */
  longest?: number;
};

/** Finds once for each text as long as that is kept; where nothing is found, it looks again. */
export function rememberedByText<Found>({ most, longest = Number.POSITIVE_INFINITY }: Room) {
  const known = new Map<string, Found>();
  return (text: string, find: () => Found): Found => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = find();
    if (found === undefined || text.length > longest) return found;
    if (known.size >= most) known.clear();
    known.set(text, found);
    return found;
  };
}

/** The same function, which looks once for each text as long as that is kept; where it finds nothing, it looks again. */
export function remembered<Found>(find: (text: string) => Found, room: Room): (text: string) => Found {
  const foundOf = rememberedByText<Found>(room);
  return (text) => foundOf(text, () => find(text));
}
