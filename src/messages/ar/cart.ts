import { arabic } from './arabic.ts';

export const cart = arabic('cart', {
  title: 'سلتك',
  empty: 'سلتك فارغة',
  subtotal: 'المجموع الفرعي',
  unshipped: 'لا يُشحن',
  insteadOf: 'بدلًا من',
  more: 'زيادة {name} بواحد',
  fewer: 'إنقاص {name} بواحد',
  remove: 'إزالة',
  removeLine: 'إزالة {name}',
  changed: '{name}: {quantity}. الإجمالي {total}',
  removed: 'تمت إزالة {name} من السلة. الإجمالي {total}',
  invoiced: 'صدرت فاتورة لهذه السلة بالفعل. يمكن دفعها، ولا يمكن تغييرها.',
  ofLine: '{name}: {why}',
  stale: 'قراءة السلة مرة أخرى',
  counter: 'السلة',
  counterLabel: {
    zero: 'السلة، وهي فارغة',
    one: 'السلة، وفيها قطعة واحدة',
    two: 'السلة، وفيها قطعتان',
    few: 'السلة، وفيها {count} قطع',
    many: 'السلة، وفيها {count} قطعة',
    other: 'السلة، وفيها {count} قطعة',
  },
});

export const cartCheckout = arabic('cartCheckout', {
  title: 'إتمام الطلب',
  category: 'منطقة الشحن',
  categoryNote: 'حُسب سعر طلبك على أساس المنطقة «{category}». وإذا أُرسل إلى غيرها فسيظهر الإجمالي الجديد قبل الدفع.',
  where: 'إلى أين يُرسل',
  own: 'إرساله إليّ',
  same: 'العنوان نفسه كما في الاشتراك',
  recipient: 'إرساله إلى مستلم آخر',
  recipientName: 'اسم المستلم',
  giftees: 'المستلمون',
  held: 'لا يمكن دفع هذه السلة هنا في الوقت الحالي. يرجى التحقق مرة أخرى لمعرفة ما إذا أصبح ذلك ممكنًا.',
  unanswered:
    'أُرسل طلب لك ولم يصلنا رد بشأنه، وربما يكون قد سُجل: يرجى البحث عن إيصاله في بريدك الإلكتروني قبل الطلب مرة أخرى.',
  waiting: 'جارٍ تحديث سلتك.',
});

export const reviewPanel = arabic('reviewPanel', {
  added: 'أُضيف إلى سلتك',
  browse: 'تصفح المتجر',
  checkout: 'إتمام الطلب',
});
