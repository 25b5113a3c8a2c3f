import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-photo-failures.ts'

export const reportPhotoFailures: SameTexts<typeof polish.reportPhotoFailures> = {
  noReport: 'Этого сообщения больше нет или оно изменено, поэтому фото добавить нельзя.',
  otherDriver: 'Это фото относится к сообщению другого человека. Оно отправится, когда этот человек войдёт.',
  tooMany: 'Сегодня отправлено уже очень много фото. Это уйдёт завтра; если срочно, позвоните в офис.',
}
