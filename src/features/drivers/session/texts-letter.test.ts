import { expect, test } from 'vitest'
import { codeLetterText } from './texts-letter.ts'

test('the letter with the entry code prints of a name, which a stranger may have typed, no address and no number', () => {
  const letter = codeLetterText({
    fullName: 'Jan http://zle.pl/wygrales 700123456',
    code: 'ABCD-1234',
    until: '13.03, godz. 01:00',
    calendarUrl: 'https://flota.example/kalendarz-pracy',
  })
  expect(letter).toMatch(/^Dzień dobry, Jan httpzle\. ?plwygrales!\n/)
  expect(letter).not.toContain('700123456')
})
