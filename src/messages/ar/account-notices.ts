import { arabic } from './arabic.ts';

export const accountNotice = arabic('accountNotice', {
  emailFailing: 'يبدو أن هناك مشكلة في بريدك الإلكتروني، ولذلك يتعذر علينا حاليًا إرسال الإشعارات المهمة إليك',
  addressMissing: 'لا يوجد لدينا عنوان مسجل نرسل إليه.',
});
