/** An uploaded picture in the middle of its sizes; other addresses stay as they are. */
export const smallPicture = (url: string): string => url.replace(/\/1600\.webp$/, '/768.webp');
