import { deadlineTexts } from '#features/settings/texts-deadline.uk.ts'
import { parseDate } from '#kernel/calendar-date.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-own.ts'

export const ownTexts: SameTexts<typeof polish.ownTexts> = {
  notSent: 'У вас немає надісланої заявки на цей тиждень. Надішліть форму доступності.',
  weekMade:
    'Графік на цей тиждень уже складено, тому заявку вже не можна змінити чи відкликати. Вільні зміни можна взяти у своєму календарі, а щодо запланованих зверніться до офісу.',
  changedMeanwhile:
    'Ця заявка тим часом змінилася. Перевірте, що в ній зараз, і збережіть ще раз або залиште її без змін.',
  deadlinePassed: 'Термін подання та зміни доступності на цей тиждень уже минув.',
}

export const deadlinePassedText: typeof polish.deadlinePassedText = ({ date, hour, nextOpens }) => {
  const last = parseDate(date)
  const until = last ? ` Він був ${deadlineTexts.until({ date: last, hour })}.` : ''
  return `${ownTexts.deadlinePassed}${until} ${nextOpensText(nextOpens)}`
}

function nextOpensText(date: string | null): string {
  const opens = date === null ? undefined : parseDate(date)
  return opens
    ? `Форма на наступний тиждень відкриється: ${deadlineTexts.day(opens)}.`
    : 'Форму на наступний тиждень відкриє офіс.'
}
