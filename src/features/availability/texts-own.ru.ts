import { deadlineTexts } from '#features/settings/texts-deadline.ru.ts'
import { parseDate } from '#kernel/calendar-date.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-own.ts'

export const ownTexts: SameTexts<typeof polish.ownTexts> = {
  notSent: 'У вас нет отправленной заявки на эту неделю. Отправьте форму доступности.',
  weekMade:
    'График на эту неделю уже составлен, поэтому заявку больше нельзя изменить или отозвать. Свободные смены можно взять в своём календаре, а по запланированным обратитесь в офис.',
  changedMeanwhile:
    'Эта заявка тем временем изменилась. Проверьте, что в ней сейчас, и сохраните ещё раз или оставьте её без изменений.',
  deadlinePassed: 'Срок подачи и изменения доступности на эту неделю уже прошёл.',
}

export const deadlinePassedText: typeof polish.deadlinePassedText = ({ date, hour, nextOpens }) => {
  const last = parseDate(date)
  const until = last ? ` Он был ${deadlineTexts.until({ date: last, hour })}.` : ''
  return `${ownTexts.deadlinePassed}${until} ${nextOpensText(nextOpens)}`
}

function nextOpensText(date: string | null): string {
  const opens = date === null ? undefined : parseDate(date)
  return opens
    ? `Форма на следующую неделю откроется: ${deadlineTexts.day(opens)}.`
    : 'Форму на следующую неделю откроет офис.'
}
