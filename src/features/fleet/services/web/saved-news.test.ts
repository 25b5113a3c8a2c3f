import { expect, test } from 'vitest'
import { newsOfAdded, newsOfChanged } from './saved-news.ts'

test('the office is told who got the link', () => {
  const news = newsOfAdded({ id: '', link: { outcome: 'sent', driver: 'Jan Kowalski' } })
  expect(news).toEqual({
    title: 'Serwis został dodany.',
    text: 'Link trafił do wysyłki SMS-em: Jan Kowalski.',
    matters: false,
  })
})

test('a fleet that sends none hears nothing of links', () => {
  expect(newsOfAdded({ id: '', link: { outcome: 'switched-off', driver: null } }).text).toBe('')
})

test('that nobody has the car is not told in passing', () => {
  const news = newsOfAdded({ id: '', link: { outcome: 'nobody', driver: null } })
  expect(news.matters).toBe(true)
  expect(news.text).toContain('Link nie został wysłany')
})

test('nor is a confirmation that is gone', () => {
  const news = newsOfChanged({
    status: 'ok',
    confirmationCleared: true,
    link: { outcome: 'switched-off', driver: null },
  })
  expect(news.matters).toBe(true)
  expect(news.text).toBe(
    'Termin lub auto się zmieniło, więc wcześniejsze potwierdzenie kierowcy już nie obowiązuje. Poprzedni link nie działa, serwis ma nowy.',
  )
})

test('a change of the text alone is told in passing', () => {
  const news = newsOfChanged({
    status: 'ok',
    confirmationCleared: false,
    link: { outcome: 'same', driver: null },
  })
  expect(news).toEqual({ title: 'Zmiany zapisane pomyślnie.', text: '', matters: false })
})
