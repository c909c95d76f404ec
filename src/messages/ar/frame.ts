import { arabic } from './arabic.ts';

export const header = arabic('header', {
  menu: 'القائمة',
  archive: 'الأرشيف',
  account: 'الحساب',
  login: 'الدخول',
  print: 'طباعة',
  issues: 'الأعداد',
  store: 'المتجر',
  subscribe: 'الاشتراك',
  institutions: 'دخول المؤسسات',
  settings: 'حسابك',
});

export const footer = arabic('footer', {
  links: 'المزيد عن المجلة',
  institutions: 'اشتراكات المؤسسات',
  mailingList: 'القائمة البريدية',
});
