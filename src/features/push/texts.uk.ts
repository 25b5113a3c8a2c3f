import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts.ts'

export const pushTexts: SameTexts<typeof polish.pushTexts> = {
  unknownService: 'Цей браузер не підтримується. Спробуйте Chrome, Firefox, Edge або Safari.',
  badKeys: 'Браузер надав неправильний ключ. Оновіть сторінку та спробуйте ще раз.',
}

export const PUSH_MESSAGES: SameTexts<typeof polish.PUSH_MESSAGES> = {
  changed: { title: 'Зміна у вашому графіку', body: 'Торкніться, щоб побачити, що змінилося.' },
  published: { title: 'Є новий графік', body: 'Торкніться, щоб побачити свої зміни.' },
  'shift-reminder': { title: 'Скоро ваша зміна', body: 'Торкніться, щоб побачити авто й місце.' },
  'form-reminder': { title: 'Форма скоро закриється', body: 'Торкніться, щоб надіслати свій графік.' },
  'form-request': {
    title: 'Чекаємо на ваш графік',
    body: 'Торкніться, щоб повторити попередній або вибрати зміни.',
  },
  'statement-ready': { title: 'Є ваш розрахунок', body: 'Торкніться, щоб його побачити.' },
  'market-offer': { title: 'Зміна, яку можна взяти', body: 'Торкніться, щоб її побачити.' },
  'market-own': { title: 'Новини про вашу зміну', body: 'Торкніться, щоб побачити.' },
  'market-answer': { title: 'Є відповідь щодо зміни', body: 'Торкніться, щоб побачити.' },
}

export const pushDataTexts: SameTexts<typeof polish.pushDataTexts> = {
  title: 'Сповіщення на телефон',
  columns: { device: 'Пристрій', createdAt: 'Відколи', lastTakenAt: 'Останнє сповіщення' },
}
