import { arabic } from './arabic.ts';

export const store = arabic('store', {
  title: 'المتجر',
  lead: 'أعداد {journal}، وأشياء ترافقها.',
  products: 'المنتجات',
  issues: 'الأعداد',
  allIssues: 'كل الأعداد السابقة',
  nothing: 'لا يُباع شيء هنا في الوقت الحالي. نأمل أن نراك مرة أخرى.',
  sizes: 'المقاسات: {sizes}',
});

export const edition = arabic('edition', {
  number: 'العدد {number}',
  print: 'مطبوع',
  digital: 'رقمي',
  formats: 'رقمي ({formats})',
  comesOut: 'يصدر في {date}',
  outOfPrint: 'لم يعد يُباع',
  posting: 'قد يستغرق وصول العدد المطبوع حتى 4 أسابيع.',
  afterRelease: 'لا تتوفر الصيغ الرقمية (PDF وEPUB) إلا بعد صدور العدد.',
  advance: 'يمكنك طلبه الآن. ويُرسل عند صدور العدد في {date}.',
  notReleased: 'يمكن شراؤه ابتداءً من {date}، عند صدور العدد.',
});

export const backIssues = arabic('backIssues', {
  title: 'الأعداد السابقة',
  none: 'لا توجد أعداد بعد.',
  buy: 'شراء هذا العدد',
  read: 'قراءة هذا العدد',
  readAs: 'قراءة {title} بصيغة {format}',
  contents: 'المحتويات',
  missing: 'لم نعثر على هذا العدد.',
  all: 'كل الأعداد السابقة',
});
