const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Hands a spreadsheet that came as base64 to the browser's own saving. */
export function saveSpreadsheet({ fileName, sheet }: { fileName: string; sheet: string }): void {
  save(fileName, new Blob([bytesOf(sheet)], { type: spreadsheet }));
}

/** Hands a PDF that came as base64 to the browser's own saving. */
export const savePdf = ({ fileName, pdf }: { fileName: string; pdf: string }): void =>
  save(fileName, new Blob([bytesOf(pdf)], { type: 'application/pdf' }));

/** Hands a text to the browser's own saving. */
export const saveText = ({ fileName, text, type }: { fileName: string; text: string; type: string }): void =>
  save(fileName, new Blob([text], { type: `${type};charset=utf-8` }));

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

function save(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has taken the address over by the next task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
