import { arabic } from './arabic.ts';

export const share = arabic('share', {
  twitter: 'المشاركة على Twitter',
  facebook: 'المشاركة على Facebook',
  newWindow: 'في نافذة جديدة',
  printView: 'عرض الطباعة',
  shown: 'هكذا يُطبع المقال.',
  print: 'طباعة',
});

export const postNavigation = arabic('postNavigation', {
  contents: 'المحتويات',
  footnotes: 'الحواشي',
  note: 'الحاشية {number}',
  toReference: 'العودة إلى النص عند الحاشية {number}',
  close: 'إغلاق',
});
