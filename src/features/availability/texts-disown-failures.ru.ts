import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-disown-failures.ts'

export const formDisownFailures: SameTexts<typeof polish.formDisownFailures> = {
  wrongLink:
    'Эта ссылка недействительна. Если кто-то отправил форму с вашим номером, позвоните в офис автопарка.',
  noSuchForm: 'Этой формы здесь уже нет. Обновите страницу.',
  cannotUndo: 'Это уже нельзя отменить. Отправьте форму ещё раз или позвоните в офис автопарка.',
}
