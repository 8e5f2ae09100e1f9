import { createContext, useContext } from 'react';

/** How a page comes by the picture of an address: everywhere by the address itself, unless the page's frame knows better. */
export const PictureSource = createContext((url: string): string => url);

/** What `<img src>` gets for the address of a picture. */
export const usePicture = (url: string): string => useContext(PictureSource)(url);
