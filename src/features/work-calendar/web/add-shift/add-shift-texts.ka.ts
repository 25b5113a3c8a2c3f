import type { SameTexts } from '#platform/pure/same-texts.ts'
import { spokenDate } from '#platform/web/polish-dates.ts'
import { SHIFT_NAMES } from '../calendar-texts.ts'
import type * as polish from './add-shift-texts.ts'

export const addShiftTexts: SameTexts<typeof polish.addShiftTexts> = {
  title: 'ცვლის დამატება',
  lead: 'მონიშნეთ თავისუფალი ცვლები, რომელთა აღება გსურთ.',
  none: 'ახლა თავისუფალი ცვლები არ არის. შემოიხედეთ მოგვიანებით.',
  days: 'თავისუფალი დღის ცვლები',
  nights: 'თავისუფალი ღამის ცვლები',
  weekend: 'შაბათ-კვირა',
  places: (count) => (count === 1 ? 'ბოლო ადგილი' : `ადგილი: ${count}`),
  next: 'შემდეგ',
  yourData: 'თქვენი მონაცემები',
  chosen: 'არჩეული ცვლები',
  known: 'ცვლებს იღებთ როგორც',
  missing: 'მხოლოდ ეს აკლია:',
  someoneElse: 'სხვისთვის',
  wipe: 'მონაცემების წაშლა',
  emailWrong: 'შეიყვანეთ ელფოსტა',
  phoneWrong: 'შეიყვანეთ ტელეფონის ნომერი',
  back: 'უკან',
  book: 'ცვლის აღება',
  sending: 'იგზავნება …',
  goneKept: 'დანარჩენი ცვლები ისევ მონიშნულია.',
  errorTitle: 'მოხდა შეცდომა',
  doneTitle: 'ცვლები აღებულია',
  doneLead: 'ამიერიდან ეს ცვლები თქვენია:',
  carOf: (reg) => `მანქანა ${reg}`,
  close: 'დახურვა',
  again: 'ხელახლა ცდა',
  loading: 'თავისუფალი ცვლები იტვირთება …',
}

export const slotInWords: typeof polish.slotInWords = ({ date, shift }) =>
  `${SHIFT_NAMES[shift]}, ${spokenDate(date)}`
