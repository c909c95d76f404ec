import { arabic } from './arabic.ts';

export const term = arabic('term', {
  '1year': 'سنة واحدة',
  '2year': 'سنتان',
  '3year': '3 سنوات',
  lifetime: 'مدى الحياة',
  issues: {
    zero: 'لا أعداد',
    one: 'عدد واحد',
    two: 'عددان',
    few: '{count} أعداد',
    many: '{count} عددًا',
    other: '{count} عدد',
  },
  lifetimeIssues: 'كل عدد جديد',
});

export const zone = arabic('zone', {
  'ship-a': 'الولايات المتحدة',
  'ship-b': 'كندا',
  'ship-c': 'دولي',
  shippingPrice: 'الشحن {price}',
  shippingIncluded: 'الشحن بلا مقابل',
});

export const benefit = arabic('benefit', {
  issues: {
    zero: 'لا أعداد جديدة كل سنة',
    one: 'عدد جديد واحد كل سنة',
    two: 'عددان جديدان كل سنة',
    few: '{count} أعداد جديدة كل سنة',
    many: '{count} عددًا جديدًا كل سنة',
    other: '{count} عدد جديد كل سنة',
  },
  archive: 'الاطلاع على أرشيف المجلة',
  files: 'ملفات PDF بلا قيود رقمية',
});
