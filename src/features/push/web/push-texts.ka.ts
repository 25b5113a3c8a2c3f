import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './push-texts.ts'

export const pushOfferTexts: SameTexts<typeof polish.pushOfferTexts> = {
  title: 'შეტყობინებები ამ ტელეფონზე',
  lead: 'როცა ოფისი თქვენს ცვლას შეცვლის ან გრაფიკს გამოაქვეყნებს, მაშინვე გაიგებთ. SMS-ის ნაცვლად.',
  turnOn: 'შეტყობინებების ჩართვა',
  turningOn: 'ირთვება …',
  isOn: 'შეტყობინებები ჩართულია. შეწყდება, როცა გამოხვალთ.',
  turnOff: 'შეტყობინებების გამორთვა',
  refused:
    'შეტყობინებები ამ ბრაუზერში დაბლოკილია. დაუშვით ამ გვერდისთვის ბრაუზერის პარამეტრებში და განაახლეთ გვერდი.',
  phone: 'ტელეფონი',
  unanswered: 'ბრაუზერმა არ უპასუხა. შეამოწმეთ ინტერნეტი და სცადეთ ხელახლა.',
}
