import { arabic } from './arabic.ts';

export const review = arabic('review', {
  title: 'طلبك',
  item: 'الصنف',
  quantity: 'الكمية',
  amount: 'المبلغ',
  personal: 'اشتراك شخصي',
  gifts: 'اشتراكات هدايا',
  donation: 'تبرع',
  onetimeDonation: 'تبرع لمرة واحدة',
  monthlyDonation: 'تبرع شهري',
  subscription: '{level} · {medium} · {term}',
  product: '{name} · {size}',
  shipped: 'أصناف تُشحن',
  digital: 'أصناف رقمية',
  shipping: 'الشحن',
  discount: 'الخصم',
  listPrice: 'السعر المعلن',
  total: 'الإجمالي',
  empty: 'لم يُختر شيء بعد.',
});
