import { arabic } from './arabic.ts';

export const coupon = arabic('coupon', {
  apply: 'تطبيق القسيمة',
  remove: 'إزالة القسيمة',
  cannotApply: 'لا يمكن تطبيق القسيمة',
  applied: 'طُبِّق الرمز',
  notApplied: 'لم يُطبَّق الرمز',
  unable: 'تعذر تطبيق القسيمة {code}',
  notForNew: 'لا تسري هذه القسيمة على الاشتراكات الجديدة.',
  notForRenewals: 'لا تسري هذه القسيمة على تجديد الاشتراكات.',
  notCovered: 'لا تسري القسيمة على هذا الاشتراك. لاستخدام هذه القسيمة، يرجى تغيير إعدادات اشتراكك في النموذج التالي.',
});
