import { expect, test } from 'vitest'
import type { Chapter } from './chapter.ts'
import { foundChapters } from './found-chapters.ts'

const section = (id: string, text: string) => ({
  id,
  title: id,
  labelsFrom: [],
  parts: [{ kind: 'text' as const, text }],
})
const CHAPTERS: readonly Chapter[] = [
  {
    id: 'a',
    title: 'A',
    lead: '',
    sections: [section('auta', 'Uziem auto.'), section('pin', 'PIN kierowcy')],
  },
  { id: 'b', title: 'B', lead: '', sections: [section('sms', 'Naciśnij [„Wyślij SMS”](/admin).')] },
]
const found = (typed: string) =>
  foundChapters(CHAPTERS, typed).map(({ id, sections }) => [id, ...sections.map((one) => one.id)])

test('with one letter everything stands, from two only what has them', () => {
  expect(found('u')).toEqual([
    ['a', 'auta', 'pin'],
    ['b', 'sms'],
  ])
  expect(found('uz')).toEqual([['a', 'auta']])
})

test('what is typed without Polish letters and in any case finds the words of links too', () => {
  expect(found('WYSLIJ sms')).toEqual([['b', 'sms']])
})

test('marks and addresses are no words of the text', () => {
  expect(found('/admin')).toEqual([])
})

test('what is nowhere leaves no chapter', () => {
  expect(found('kombajn')).toEqual([])
})
