import { arabic } from './arabic.ts';

export const debug = arabic('debug', {
  title: 'تتبع الأخطاء: ما تفعله هذه الصفحة',
  machines: 'الآلات',
  events: 'آخر الأحداث، الأحدث أولًا',
  copyLink: 'نسخ الرابط',
  copied: 'نُسخ رابط مشهد هذه الحالة.',
  openStory: 'فتح هذه الحالة في Storybook',
});
