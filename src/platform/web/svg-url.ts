/** The address of a picture that the server sent as SVG text, for `<img src>`: nothing in it can run there. */
export const svgUrl = (svg: string): string => `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
