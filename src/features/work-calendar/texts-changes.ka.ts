import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-changes.ts'

export const ownChangeTexts: SameTexts<typeof polish.ownChangeTexts> = {
  title: 'ცვლილებები თქვენს გრაფიკში',
  lead: 'ოფისმა შეცვალა თქვენი გრაფიკი. დაადასტურეთ, რომ იცით ამის შესახებ.',
  leadOthers: 'თქვენი გრაფიკი შეიცვალა. დაადასტურეთ, რომ იცით ამის შესახებ.',
  read: 'წავიკითხე',
  reading: 'ინახება …',
  wasRead: 'გმადლობთ, ოფისმა იცის, რომ წაიკითხეთ.',
  readAt: (when) => `წაკითხულია ${when}`,
  changed: {
    office: 'შეიცვალა',
    driver: 'თქვენი არჩევანი',
    'fleet-pin': 'აღებულია ავტოპარკის PIN-ით',
    automatic: 'შეიცვალა ავტომატურად',
  },
  kinds: {
    slot: 'სხვა ცვლა',
    car: 'სხვა მანქანა',
    removed: 'ისვენებთ',
    added: 'ახალი ცვლა',
    returned: 'ისევ წინა ადგილზე ხართ',
    cancelled: 'ცვლა გაუქმდა',
  },
  was: 'იყო',
  now: 'არის',
  told: 'უნდა ყოფილიყო',
  free: 'დასვენება',
  earlier: 'წინა ცვლილებები, წაკითხული',
  movedOn: 'გრაფიკი ამასობაში შეიცვალა. წაიკითხეთ ცვლილებები ხელახლა.',
  noneRead: 'მიუთითეთ წაკითხული ცვლილებები.',
  failed: 'გრაფიკის ცვლილებების ჩატვირთვა ვერ მოხერხდა.',
}
