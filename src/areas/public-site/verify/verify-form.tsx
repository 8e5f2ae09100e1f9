import { Field } from '#platform/web/fields/field.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import styles from './verify-certificate.module.css';

/** The form for a certificate's number and code, as the server draws it; `bindVerifyForm` brings it to life. */
export const VerifyForm = () => (
  <div className={styles.panel}>
    <form noValidate inert data-verify-form>
      <Field label="证书编号" isRequired hint="右上角 ZM 开头的一串，空格可有可无">
        {(control) => (
          <span className="inp">
            <input {...control} name="certNo" type="text" maxLength={40} autoComplete="off" />
          </span>
        )}
      </Field>
      <Field label="校验码" hint="二维码旁边的 6 位。不填只看状态和合计">
        {(control) => (
          <span className="inp">
            <input {...control} name="code" type="text" maxLength={6} autoComplete="off" />
          </span>
        )}
      </Field>
      <Button look="primary" type="submit">
        核验
      </Button>
    </form>
    {/* For devices with a camera: `bindVerifyScan` shows it. */}
    <Button look="line" hidden className={styles.scan} data-verify-scan>
      扫证书上的码
    </Button>
    <dialog className={styles.camera} aria-label="扫证书上的码" data-verify-camera>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the camera's own picture, without sound */}
      <video muted playsInline aria-label="相机画面" />
      <p role="status" />
      <form method="dialog">
        <Button look="line" type="submit" isBlock>
          关闭
        </Button>
      </form>
    </dialog>
    <div aria-live="polite" className={styles.answer} data-verify-answer />
  </div>
);
