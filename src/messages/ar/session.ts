import { arabic } from './arabic.ts';

export const logout = arabic('logout', {
  title: 'تسجيل الخروج',
  loggedInAs: 'تم تسجيل الدخول باسم {name}.',
  submit: 'تسجيل الخروج',
  sending: 'جارٍ تسجيل خروجك',
  done: 'تم تسجيل خروجك.',
  loggedOut: 'لم يُسجل دخولك.',
  login: 'تسجيل الدخول',
});

export const loginHere = arabic('loginHere', {
  loading: 'جارٍ تحميل تسجيل الدخول',
  failed: 'تعذر تحميل تسجيل الدخول.',
  retry: 'المحاولة مرة أخرى',
});

export const signInAgain = arabic('signInAgain', {
  link: 'تسجيل الدخول مرة أخرى في علامة تبويب جديدة',
  hint: 'يبقى ما كتبته هنا. بعد تسجيل الدخول، يمكنك العودة إلى علامة التبويب هذه والإرسال مرة أخرى.',
});

export const mailingList = arabic('mailingList', {
  label: 'البريد الإلكتروني',
  submit: 'الانضمام',
  sending: 'جارٍ تسجيلك',
  done: 'شكرًا لك. أُضيف عنوانك إلى قائمتنا البريدية.',
});
