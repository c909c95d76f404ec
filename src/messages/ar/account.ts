import { arabic } from './arabic.ts';

export const account = arabic('account', {
  title: 'حسابك',
  since: 'من قرائنا منذ {date}',
  anchors: 'في هذه الصفحة',
  overview: 'نظرة عامة',
  settings: 'إعدادات الحساب',
  subscription: 'إعدادات الاشتراك',
  payment: 'إعدادات الدفع',
  issues: 'الأعداد المستلمة',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  addresses: 'عناوين الشحن',
  noneSaved: 'لا يوجد ما هو محفوظ',
  changeName: 'تغيير الاسم',
  changeEmail: 'تغيير البريد الإلكتروني',
  changeAddresses: 'تغيير العناوين',
  emailFailing: 'تعود إلينا الرسائل المرسلة إلى هذا العنوان.',
  emailPending: 'في انتظار التأكيد: {address}',
});

export const overview = arabic('overview', {
  renewing: 'من المتوقع أن يتجدد اشتراكك بعد العدد القادم.',
  ending: 'ينتهي اشتراكك مع العدد القادم.',
  extended: {
    zero: 'لم يتبق أي عدد.',
    one: 'تبقى عدد واحد.',
    two: 'تبقى عددان.',
    few: 'تبقت {count} أعداد.',
    many: 'تبقى {count} عددًا.',
    other: 'تبقى {count} عدد.',
  },
  active: 'اشتراكك سارٍ.',
  renewalDue: 'من المتوقع تجديد اشتراكك قريبًا.',
  inactive: 'اشتراكك غير سارٍ.',
  lifetime: 'أعداد بلا حدود.',
  legacyFirst: {
    zero: 'لم يتبق أي عدد، ثم أعداد بلا حدود.',
    one: 'تبقى عدد واحد، ثم أعداد بلا حدود.',
    two: 'تبقى عددان، ثم أعداد بلا حدود.',
    few: 'تبقت {count} أعداد، ثم أعداد بلا حدود.',
    many: 'تبقى {count} عددًا، ثم أعداد بلا حدود.',
    other: 'تبقى {count} عدد، ثم أعداد بلا حدود.',
  },
  renew: 'تجديد اشتراكك',
  subscribe: 'الاشتراك',
  lifetimeRenewal: 'لا يحتاج الاشتراك مدى الحياة إلى تجديد.',
  donate: 'التبرع',
});

export const autorenew = arabic('autorenew', {
  title: 'التجديد التلقائي',
  on: 'مفعّل',
  off: 'متوقف',
  enable: 'تفعيل التجديد التلقائي',
  disable: 'إيقاف التجديد التلقائي',
});
