export type Place = { lng: number; lat: number };

/** Finds the place of an address. A page never fails or waits because of the map: no answer is an answer. */
export type MapPort = { locate: (address: string) => Promise<Place | undefined> };

/** The default without a map service: knows no address, so the person sets the pin on the sketch. */
export const sketchMap: MapPort = { locate: async () => undefined };
