import { arabic } from './arabic.ts';

export const subscribe = arabic('subscribe', {
  title: 'الاشتراك',
  level: 'اختيار فئة الاشتراك',
  adjust: 'تعديل الاشتراك',
  donation: 'إضافة تبرع',
  benefits: 'ما الذي يقدمه لك هذا الاشتراك',
  swag: 'إضافة مقتنيات المجلة',
  shipping: 'منطقة الشحن',
  years: 'السنوات',
  existingAccount: 'لديك حساب بالفعل. لإهداء اشتراك يرجى اختيار الهدية، أو تجديد اشتراكك.',
  coupon: 'القسيمة',
  closedByCoupon: 'غير متاح مع هذه القسيمة. لاختياره يرجى إزالة القسيمة.',
  renew: 'تجديد اشتراكك',
  renewNote: 'يتجدد اشتراكك في نهاية دورتك، ويمكنك الإلغاء في أي وقت.',
});

export const level = arabic('level', {
  low: 'طلابية',
  high: 'عادية',
  lowHint: 'لمن لا يستطيع دفع السعر المعتاد.',
  highHint: 'السعر المعتاد.',
});

export const medium = arabic('medium', {
  print: 'مطبوع ورقمي',
  digital: 'رقمي فقط',
  printHint: 'قد يستغرق وصول العدد المطبوع حتى 4 أسابيع.',
  digitalHint: 'لا تتوفر الصيغ الرقمية (PDF/EPUB) إلا بعد الصدور.',
});
