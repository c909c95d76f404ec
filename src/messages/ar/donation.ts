import { arabic } from './arabic.ts';

export const donation = arabic('donation', {
  amount: 'مبلغ التبرع',
  amountHint: 'بالدولار الأمريكي. يُترك فارغًا لعدم التبرع.',
  title: 'التبرع',
  lead: 'تغطي الاشتراكات كلفة الورق والبريد، وتغطي التبرعات كلفة الكتابة.',
  process: 'وتيرة التبرع',
  onetime: 'مرة واحدة',
  monthly: 'شهريًا',
  monthlyNote: 'يُخصم في التبرع الشهري المبلغ نفسه كل شهر.',
  size: 'قدر التبرع',
  donateAmount: 'المبلغ',
  donateAmountHint: 'بالدولار الأمريكي.',
  perMonth: '{amount} شهريًا',
  linkRefused: 'ذكر الرابط الذي أوصلك إلى هنا مبلغًا لم نتمكن من قراءته، فوضعنا {amount} مكانه.',
  donor: 'بياناتك',
  recipient: 'باسم',
  recipientHint: 'إذا كان التبرع باسم شخص آخر، يُكتب اسمه هنا.',
  address: 'عنوانك',
  addressNote: 'يُترك فارغًا إذا لم تكن بحاجة إلى شيء بالبريد.',
  asAccount: 'يُسجل التبرع باسم {name}، {account}.',
});

export const tier = arabic('tier', {
  friend: 'صداقة',
  supporter: 'دعم',
  sponsor: 'رعاية',
  patron: 'رعاية كبرى',
});
