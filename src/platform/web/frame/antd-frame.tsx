import 'dayjs/locale/zh-cn';
import { ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { wantsLessMotion } from './less-motion.ts';

dayjs.locale('zh-cn');

type AntdFrameProps = {
  /** Colour of what is chosen and pressed, `#rrggbb`; it carries white text. */
  primaryColour: string;
  size?: 'small' | 'middle' | 'large';
  children: ReactNode;
};

/** Gives antd's components the product's language, type and colour. */
export function AntdFrame({ primaryColour, size = 'middle', children }: AntdFrameProps) {
  return (
    <ConfigProvider
      locale={zhCN}
      componentSize={size}
      theme={{
        token: {
          colorPrimary: primaryColour,
          colorLink: primaryColour,
          // antd's own is too pale to be read (WCAG 1.4.3).
          colorTextPlaceholder: '#6b6660',
          borderRadius: 8,
          motion: !wantsLessMotion(),
          fontFamily: 'inherit',
        },
      }}
    >
      {children}
    </ConfigProvider>
  );
}
