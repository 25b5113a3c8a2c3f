import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-driver.ts'

export const confirmationTexts: SameTexts<typeof polish.confirmationTexts> = {
  working: 'Підтверджуємо час сервісу…',
  thanks: 'Дякуємо за підтвердження сервісу!',
  confirmed: 'Ваш сервіс підтверджено. Просимо приїхати вчасно у вказане місце.',
  waiting: 'Підтвердження сервісу чекає на надсилання',
  unreached:
    'Поки не вдалося з’єднатися із сервером. Ми спробуємо ще раз за мить, не закривайте цю сторінку.',
  again: 'Спробувати зараз',
  loadFailed: 'Не вдалося завантажити сторінку. Перевірте інтернет і спробуйте ще раз.',
}
