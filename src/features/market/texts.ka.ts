import { grouped } from '#kernel/polish-text.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts.ts'

export const marketTexts: SameTexts<typeof polish.marketTexts> = {
  title: 'თავისუფალი თქვენთვის',
  lead: 'დასვენებისა და ლიმიტის გათვალისწინებით',
  free: 'თავისუფალი ცვლები',
  back: 'ჩემი კალენდარი',
  loading: 'თავისუფალი ცვლები იტვირთება …',
  failed: 'თავისუფალი ცვლების ჩატვირთვა ვერ მოხერხდა.',
  again: 'ხელახლა ცდა',
  locked: 'თავისუფალ ცვლებს ნახავთ, როცა ტელეფონის ნომერსა და PIN-ს შეიყვანთ.',
  givePin: 'ტელეფონისა და PIN-ის შეყვანა',
  off: 'ოფისს ამ გვერდზე ცვლების აღება არ ჩაურთავს. თავისუფალ ცვლებს თქვენს კალენდარში აიღებთ.',
  none: 'ახლა არ არის თავისუფალი ცვლა, რომლის აღებაც შეგიძლიათ. შემოიხედეთ მოგვიანებით.',
  day: 'დღე',
  night: 'ღამე',
  hours: { day: '6:00–18:00', night: '18:00–6:00' },
  carLater: 'მანქანას შეგატყობინებთ, როცა გრაფიკი შედგება.',
  usual: (pln) => `ჩვეულებრივ დაახლოებით ${grouped(pln)} zł ნეტო (ასეთი ცვლების მედიანა)`,
  bonus: (pln) => `+${grouped(pln)} zł ბონუსი`,
  costsReserve: (what) => `რეზერვი დაიკარგება: ${what}`,
  take: 'ვიღებ',
  takeNamed: (what) => `ვიღებ: ${what}`,
  soonYours: 'მალე თქვენი იქნება',
  sending: 'ინახება …',
  yours: 'თქვენია',
  undo: 'გაუქმება',
  taking: (what) => `იღებთ: ${what}`,
  undone: 'გაუქმდა. არაფერი შენახულა.',
  booked: (what) => `ცვლა თქვენია: ${what}.`,
  notSent: 'უცნობია, ცვლა უკვე თქვენია თუ არა: კავშირი არ არის. სცადეთ ხელახლა.',
}
