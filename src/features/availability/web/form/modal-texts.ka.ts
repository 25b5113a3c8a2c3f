import type { SameTexts } from '#platform/pure/same-texts.ts'
import { spokenDate } from '#platform/web/polish-dates.ts'
import type * as polish from './modal-texts.ts'

export const modalTexts: SameTexts<typeof polish.modalTexts> = {
  closedShift: 'ცვლა დახურულია',
  changeWeekClears: (count) => `გაქვთ ${count} გაუგზავნელი ცვლა. კვირის შეცვლისას გასუფთავდება.`,
  changeWeekLooks: (week) =>
    `ხელმისაწვდომობის გაგზავნა მხოლოდ კვირაზე ${week.week} შეიძლება. სხვა კვირის ნახვა შეგიძლიათ.`,
  changeWeekYes: 'კვირის შეცვლა',
  changeWeekNo: 'დარჩენა',
  nightsToChange: 'შეცვალეთ ეს ღამეები (ან მათი შემდეგი დღეები):',
  nightOf: (date) => `ღამე, ${spokenDate(date)}`,
  beforeDayOf: (date) => `(შემდეგ დღე, ${spokenDate(date)})`,
  showCards: 'გასწორება',
  noteFree: 'არ ვმუშაობ',
  noteOnCall: 'თუ საჭირო ვიქნები',
}
