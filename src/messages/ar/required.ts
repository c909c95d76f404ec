import { arabic } from './arabic.ts';

export const required = arabic('required', {
  name: 'يرجى إدخال اسمك',
  email: 'يرجى إدخال بريدك الإلكتروني',
  password: 'يرجى إدخال كلمة المرور',
  code: 'يرجى إدخال الرمز الوارد في الرسالة',
  entity: 'يرجى اختيار مؤسستك من القائمة',
  'password.password': 'يرجى إدخال كلمة مرور',
  'password.confirm': 'يرجى إدخال كلمة المرور مرة أخرى',
  'address.line1': 'يرجى إدخال السطر الأول من العنوان',
  'address.city': 'يرجى إدخال المدينة',
  'address.state': 'يرجى إدخال الولاية أو المقاطعة',
  'address.postcode': 'يرجى إدخال الرمز البريدي',
  'address.country': 'يرجى اختيار البلد',
  size: 'يرجى اختيار المقاس',
  recipient_name: 'يرجى إدخال اسم المستلم',
  amount: 'يرجى إدخال مبلغ التبرع',
  shipcode: 'يرجى اختيار منطقة الشحن',
  level: 'يرجى اختيار فئة الاشتراك',
  term: 'يرجى اختيار عدد السنوات',
  other: 'يرجى ملء هذا الحقل',
});

export const notice = arabic('notice', {
  autorenewRefused: 'لم يتغير التجديد التلقائي',
  autorenewUnsure: 'ربما لم يتغير التجديد التلقائي',
  cardDeletionRefused: 'لم تُحذف بيانات الدفع',
  cardDeletionUnsure: 'ربما لم تُحذف بيانات الدفع',
  paymentUpdated: 'تم تحديث الدفع بنجاح',
  addressDeleted: 'تم حذف العنوان بنجاح',
});
