import { arabic } from './arabic.ts';

export const product = arabic('product', {
  missingTitle: 'منتج',
  missing: 'لم نعثر على هذا المنتج.',
  was: 'سابقًا:',
  now: 'الآن:',
  formats: 'الصيغ: {formats}',
  issue: 'عن العدد {number}',
  size: 'المقاس',
  quantity: 'الكمية',
  donation: 'إضافة تبرع',
  donationHint: 'بالدولار بلا كسور. 0 لعدم التبرع.',
  add: 'إضافة إلى السلة',
  update: 'تحديث السلة',
  adding: 'جارٍ تغيير سلتك',
  mayChange: 'قد يتغير الإجمالي عند إتمام الطلب بحسب عنوان الشحن.',
  coupon: 'القسيمة {code}',
  cart: 'سلتك',
  emptyCart: 'السلة فارغة',
  held: {
    zero: 'ليس في سلتك',
    one: 'واحد في سلتك',
    two: 'اثنان في سلتك',
    few: '{count} في سلتك',
    many: '{count} في سلتك',
    other: '{count} في سلتك',
  },
});

export const swag = arabic('swag', {
  none: 'بدون',
  add: 'إضافة',
  soldOut: 'نفدت الكمية',
  low: {
    zero: 'نفدت الكمية',
    one: 'بقي واحد فقط',
    two: 'بقي اثنان فقط',
    few: 'بقي {count} فقط',
    many: 'بقي {count} فقط',
    other: 'بقي {count} فقط',
  },
  quantity: 'كمية {name}',
  wholeNumber: 'أعداد صحيحة فقط',
  loading: 'جارٍ تحميل المنتجات',
  failed: 'تعذر تحميل المنتجات.',
});
