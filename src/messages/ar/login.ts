import { arabic } from './arabic.ts';

export const login = arabic('login', {
  heading: 'تسجيل الدخول',
  ways: 'طرق تسجيل الدخول',
  password: 'بكلمة المرور',
  email: 'برمز عبر البريد',
  google: 'بحساب Google',
  openAthens: 'عبر مؤسسة',
  emailLabel: 'البريد الإلكتروني',
  passwordLabel: 'كلمة المرور',
  submit: 'تسجيل الدخول',
  sending: 'جارٍ تسجيل دخولك',
  done: 'تم تسجيل دخولك.',
  setupHint: 'لإنشاء كلمة المرور أو إعادة تعيينها، {link}',
  goHere: 'يرجى فتح هذا الرابط',
  googleHint: 'يتم تسجيل الدخول لدى Google، ثم العودة إلى هنا.',
  googleLink: 'تسجيل الدخول بحساب Google',
});

export const setup = arabic('setup', {
  title: 'إنشاء كلمة المرور أو إعادة تعيينها',
  hint: 'نرسل إليك رابطًا بالبريد الإلكتروني، صالحًا لاستخدام واحد خلال ساعة.',
  submit: 'إرسال الرابط',
  again: 'استخدام بريد إلكتروني آخر',
  back: 'العودة إلى الدخول بكلمة المرور',
});

export const signInCode = arabic('signInCode', {
  hint: 'نرسل إليك بالبريد الإلكتروني رمزًا للدخول مرة واحدة.',
  request: 'إرسال الرمز',
  requesting: 'جارٍ إرسال الرمز',
  sentTo: 'أرسلنا رمزًا إلى {address}. قد يستغرق وصوله دقيقة.',
  label: 'الرمز',
  another: 'طلب رمز آخر',
});

export const institution = arabic('institution', {
  hint: 'يتم الدخول عبر مكتبتك أو كليتك أو مؤسسة أخرى.',
  label: 'مؤسستك',
  labelHint: 'يرجى كتابة الأحرف الأولى من اسمها.',
  submit: 'الدخول عبر مؤسستك',
  loading: 'جارٍ تحميل المؤسسات',
  failed: 'تعذر تحميل قائمة المؤسسات. ما زال بإمكانك اختيار مؤسستك في الصفحة التالية.',
  searchFailed: 'تعذر تحميل البحث عن مؤسسة. ما زال بإمكانك اختيار مؤسستك في الصفحة التالية.',
  elsewhere: 'اختيار مؤسستك في الصفحة التالية',
  leaving: 'جارٍ نقلك إلى مؤسستك',
});
