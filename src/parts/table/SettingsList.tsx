import type { ReactNode } from 'react';
import ruled from './Ruled.module.css';
import styles from './SettingsList.module.css';

export interface SettingsRow {
  name: string;
  value: ReactNode;
  action?: ReactNode;
}

export const SettingsList = ({ settings }: { settings: readonly SettingsRow[] }) => (
  <dl className={`${styles.list} ${ruled.ruled}`}>
    {settings.map(({ name, value, action }) => (
      <div className={styles.setting} key={name}>
        <dt>{name}</dt>
        <dd className={styles.value}>{value}</dd>
        {action !== undefined && <dd className={`${styles.action} jr-screen`}>{action}</dd>}
      </div>
    ))}
  </dl>
);
