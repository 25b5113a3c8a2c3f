import { deadlineTexts } from '#features/settings/texts-deadline.ka.ts'
import { parseDate } from '#kernel/calendar-date.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-own.ts'

export const ownTexts: SameTexts<typeof polish.ownTexts> = {
  notSent: 'ამ კვირის განაცხადი გაგზავნილი არ გაქვთ. გაგზავნეთ ხელმისაწვდომობის ფორმა.',
  weekMade:
    'ამ კვირის გრაფიკი უკვე შედგენილია, ამიტომ განაცხადს ვეღარ შეცვლით და ვერც გააუქმებთ. თავისუფალ ცვლებს თქვენს კალენდარში აიღებთ, დაგეგმილი ცვლების შესახებ კი ოფისს მიმართეთ.',
  changedMeanwhile:
    'ეს განაცხადი ამასობაში შეიცვალა. ნახეთ, რა წერია ახლა, და შეინახეთ ხელახლა ან უცვლელად დატოვეთ.',
  deadlinePassed: 'ამ კვირის ხელმისაწვდომობის გაგზავნისა და შეცვლის ვადა უკვე გავიდა.',
}

export const deadlinePassedText: typeof polish.deadlinePassedText = ({ date, hour, nextOpens }) => {
  const last = parseDate(date)
  const until = last ? ` ვადა იყო: ${deadlineTexts.at({ date: last, hour })}.` : ''
  return `${ownTexts.deadlinePassed}${until} ${nextOpensText(nextOpens)}`
}

function nextOpensText(date: string | null): string {
  const opens = date === null ? undefined : parseDate(date)
  return opens
    ? `მომავალი კვირის ფორმა გაიხსნება: ${deadlineTexts.day(opens)}.`
    : 'მომავალი კვირის ფორმას ოფისი გახსნის.'
}
