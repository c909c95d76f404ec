import { arabic } from './arabic.ts';

export const common = arabic('common', {
  optional: 'اختياري',
  error: 'خطأ:',
  titlePrefix: 'خطأ:',
  problemTitle: 'حدثت مشكلة',
  show: 'إظهار',
  hide: 'إخفاء',
  showLabel: 'إظهار {label}',
  hideLabel: 'إخفاء {label}',
  currencySign: '$',
  free: 'مجانًا',
  partFailed: 'تعذر تحميل هذا الجزء من الصفحة.',
  tryAgain: 'المحاولة مرة أخرى',
  sending: 'جارٍ الإرسال',
  decrease: 'إنقاص {label}',
  increase: 'زيادة {label}',
  atMost: '{maximum} كحد أقصى',
  atLeast: '{minimum} كحد أدنى',
  areYouSure: 'هل تريد المتابعة؟',
  ok: 'موافق',
  cancel: 'إلغاء',
  oneMoment: 'لحظة من فضلك',
});

export const page = arabic('page', {
  broken: 'لا يمكن عرض هذه الصفحة',
  brokenHint: 'بعض معلوماتها مفقود. يرجى إعادة تحميل الصفحة. وإذا لم يُجدِ ذلك، يرجى الكتابة إلى {email}',
  brokenHintAlone: 'بعض معلوماتها مفقود. يرجى إعادة تحميل الصفحة.',
  crashed: 'حدث خطأ ما',
  crashedHint: 'توقف جزء من هذه الصفحة عن العمل. يرجى إعادة تحميل الصفحة. وإذا لم يُجدِ ذلك، يرجى الكتابة إلى {email}',
  crashedHintAlone: 'توقف جزء من هذه الصفحة عن العمل. يرجى إعادة تحميل الصفحة.',
  reload: 'إعادة تحميل هذه الصفحة',
  returnToSettings: 'العودة إلى الإعدادات',
  viewOnly: 'هذه الصفحة للعرض فقط. لن يعمل فيها كثير من الروابط والأزرار.',
  cookiesOff: 'متصفحك لا يحفظ ملفات تعريف الارتباط لهذا الموقع. من دونها لا يمكنك الدخول، ولا تُحفظ سلتك.',
});
