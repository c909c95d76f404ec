import { arabic } from './arabic.ts';

export const gift = arabic('gift', {
  purpose: 'لمن الاشتراك',
  personal: 'اشتراك لك',
  gift: 'اشتراك هدية',
  giftHint: 'يستبدل الهدية من تُهدى إليه، ويحدد حينها أين تُرسل.',
  quantity: 'عدد الهدايا',
  recipient: 'المستلم',
  toGiver: 'سأسلمها بنفسي',
  toGiverHint: 'كل ما تطلبه هنا سوى ذلك يُرسل إليك.',
  toRecipient: 'سيستلمها شخص آخر',
  toRecipientHint: 'كل ما تطلبه هنا سوى ذلك يُرسل إليه أيضًا.',
  recipientName: 'اسم المستلم',
});

export const timing = arabic('timing', {
  title: 'إتمام الطلب الآن أو لاحقًا',
  now: 'إتمام الطلب الآن',
  later: 'إتمام الطلب لاحقًا',
  laterHint: 'يوضع في سلتك، ويمكنك المتابعة من هناك.',
  review: 'وضعه في السلة',
  add: 'إضافة إلى السلة',
  adding: 'جارٍ الإضافة إلى سلتك',
});

export const logInFirst = arabic('logInFirst', {
  question: 'هل لديك حساب؟',
  link: 'تسجيل الدخول والعودة إلى هنا',
});
