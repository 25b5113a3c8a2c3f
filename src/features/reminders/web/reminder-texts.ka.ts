import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './reminder-texts.ts'

export const reminderTexts: SameTexts<typeof polish.reminderTexts> = {
  title: 'შეხსენებები',
  lead: 'ცვლაზე წინა საღამოს და ფორმაზე, სანამ დაიხურება.',
  set: 'შეხსენებების დაყენება',
  loading: 'შეხსენებები იტვირთება',
  again: 'კიდევ სცადეთ',
  hour: 'ცვლაზე შემახსენეთ',
  asFleet: (hour) => `როგორც ავტოპარკშია, ${hour}:00-ზე`,
  asFleetOff: 'როგორც ავტოპარკშია, ანუ არასდროს',
  at: (hour) => `${hour}:00-ზე`,
  off: 'არასდროს',
  byPush: 'მოდის შეტყობინებად თქვენს ტელეფონზე.',
  noPush: 'თქვენს არცერთ ტელეფონზე შეტყობინებები ჩართული არ არის.',
  otherwise: 'როცა შეტყობინება ვერ მოდის',
  none: 'ნუ შემახსენებთ',
  email: 'გამომიგზავნეთ e-mail',
  sms: 'გამომიგზავნეთ SMS',
  saved: 'შენახულია.',
}
