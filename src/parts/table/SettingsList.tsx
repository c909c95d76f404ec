import type { ReactNode } from 'react';
import ruled from './Ruled.module.css';
import styles from './SettingsList.module.css';

export interface Setting {
  name: string;
  value: ReactNode;
  way?: ReactNode;
}

export const SettingsList = ({ settings }: { settings: readonly Setting[] }) => (
  <dl className={`${styles.list} ${ruled.ruled}`}>
    {settings.map(({ name, value, way }) => (
      <div className={styles.setting} key={name}>
        <dt>{name}</dt>
        <dd className={styles.value}>{value}</dd>
        {way !== undefined && <dd className={`${styles.way} jr-screen`}>{way}</dd>}
      </div>
    ))}
  </dl>
);
