import { cameraSentences, cameraStateOf, watchCamera } from '#platform/web/camera/watch-camera.ts';

/**
 * 扫证书上的码: the camera's picture until `onRead` takes the text of a code. The reader of codes is loaded when somebody scans; no picture leaves the
 * device. Where there is no camera to ask for, the button stays hidden: a phone's own camera opens this page with both filled in.
 */
export function bindVerifyScan(root: ParentNode, onRead: (text: string) => boolean): void {
  const button = root.querySelector<HTMLButtonElement>('[data-verify-scan]');
  const dialog = root.querySelector<HTMLDialogElement>('[data-verify-camera]');
  const video = dialog?.querySelector('video');
  const said = dialog?.querySelector('[role="status"]');
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!button || !dialog || !video || !said || !devices) return;
  let camera = new AbortController();
  dialog.addEventListener('close', () => camera.abort());
  const watch = async (): Promise<void> => {
    camera = new AbortController();
    const { signal: end } = camera;
    said.textContent = cameraSentences.asking;
    const onOn = (): void => void (said.textContent = '对准证书上的二维码，读到就核验。');
    const onText = (text: string): void => {
      if (onRead(text)) {
        camera.abort();
        dialog.close();
      } else said.textContent = '这不是证书上的码，请对准“志愿服务证明”上的二维码。';
    };
    try {
      await watchCamera(video, { end, onOn, onText });
    } catch (error) {
      if (!end.aborted) said.textContent = `${cameraSentences[cameraStateOf(error)]}也可以照着纸上输入编号。`;
    }
  };
  button.hidden = false;
  button.addEventListener('click', () => {
    dialog.showModal();
    void watch();
  });
}
