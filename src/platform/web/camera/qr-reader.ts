/** Reads the QR code that a playing video shows now; nothing while it shows none. */
export type QrReader = (video: HTMLVideoElement) => Promise<string | undefined>;

type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

/** Wide enough for a code held a forearm away, and small enough to be read several times a second. */
const readWidth = 640;

/** The browser's own reader where it knows QR codes; elsewhere a library, loaded when somebody scans. */
export async function loadQrReader(): Promise<QrReader> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!BarcodeDetector || !formats.includes('qr_code')) return libraryReader();
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  // It throws while there is no whole picture yet.
  return async (video) => (await detector.detect(video).catch(() => []))[0]?.rawValue;
}

async function libraryReader(): Promise<QrReader> {
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    if (!pen || video.videoWidth === 0) return undefined;
    canvas.width = Math.min(readWidth, video.videoWidth);
    canvas.height = Math.round((canvas.width * video.videoHeight) / video.videoWidth);
    pen.drawImage(video, 0, 0, canvas.width, canvas.height);
    try {
      return decodeQR(pen.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      // The library throws where there is no code in the picture.
      return undefined;
    }
  };
}
