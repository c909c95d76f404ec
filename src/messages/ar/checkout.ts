import { arabic } from './arabic.ts';

export const checkout = arabic('checkout', {
  complete: 'إتمام طلبك',
  freeOrder: 'طلبك مجاني، ولا يلزم الدفع.',
  botNotice: 'هذا الموقع محمي بخدمة للحماية من البرامج الآلية.',
  existingPayment: 'استخدام وسيلة الدفع الحالية',
  newPayment: 'استخدام وسيلة دفع جديدة',
  saveCard: 'حفظ البطاقة في الحساب',
  paymentMethod: 'الدفع',
  paymentForm: 'بطاقة أو حساب مصرفي',
  cardOnFile: '{type} تنتهي بالأرقام {digits}، صالحة حتى {expiry}',
  bankOnFile: '{bank}، حساب ينتهي بالأرقام {digits}',
  loadingPayment: 'جارٍ تحميل نموذج الدفع',
  retryPayment: 'تحميل نموذج الدفع مرة أخرى',
  terms: 'شروط البيع:',
});

export const submit = arabic('submit', {
  placeOrder: 'تقديم الطلب',
  free: 'إرسال',
  payment: 'إرسال الدفع',
  proceed: 'المتابعة إلى الدفع',
  loading: 'جارٍ التحميل',
  sending: 'جارٍ معالجة الطلب',
  completing: 'جارٍ إتمام الطلب',
  completed: 'تم الطلب بنجاح',
  checkAgain: 'التحقق مرة أخرى',
});

export const status = arabic('status', {
  loading: 'جارٍ إرسال طلبك.',
  paymentReady: 'نموذج الدفع جاهز.',
  sending: 'جارٍ معالجة دفعتك.',
  completing: 'جارٍ إتمام طلبك. يرجى إبقاء هذه الصفحة مفتوحة.',
  stillCompleting: {
    zero: 'ما زال طلبك قيد الإتمام. لم نتحقق بعد.',
    one: 'ما زال طلبك قيد الإتمام. تحققنا مرة واحدة حتى الآن.',
    two: 'ما زال طلبك قيد الإتمام. تحققنا مرتين حتى الآن.',
    few: 'ما زال طلبك قيد الإتمام. تحققنا {count} مرات حتى الآن.',
    many: 'ما زال طلبك قيد الإتمام. تحققنا {count} مرة حتى الآن.',
    other: 'ما زال طلبك قيد الإتمام. تحققنا {count} مرة حتى الآن.',
  },
  connectionLost: 'انقطع الاتصال، وما زلنا نتحقق.',
  checking: 'جارٍ التحقق من طلبك.',
  completed: 'تم الطلب بنجاح',
});
