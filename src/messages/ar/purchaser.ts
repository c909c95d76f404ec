import { arabic } from './arabic.ts';

export const purchaser = arabic('purchaser', {
  title: 'بياناتك',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  emailHint: 'نرسل إيصالك إلى هذا العنوان.',
  password: 'كلمة المرور',
  passwordHint: 'تلزمك كلمة مرور لإدارة اشتراكك.',
  confirm: 'تأكيد كلمة المرور',
  account: 'حسابك',
  passwordToManage: 'لإدارة اشتراكك تلزمك كلمة مرور.',
});
