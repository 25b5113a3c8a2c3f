import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writableText } from './plain-letters.ts'

const plain = (text: string) => {
  const written = writableText(text, 'plain')
  return written.ok ? written.value : written.error
}

test.each([
  // Polish
  ['Zażółć gęślą jaźń', 'Zazolc gesla jazn'],
  ['ŁUKASZ ŻÓŁĆ-ŚWIĄTEK', 'LUKASZ ZOLC-SWIATEK'],
  // Ukrainian, as the decree's own examples have it
  ['Володимир Згурський', 'Volodymyr Zghurskyi'],
  ['Єнакієве', 'Yenakiieve'],
  ['Юрій Їжакевич', 'Yurii Yizhakevych'],
  ['Яготин Костянтин', 'Yahotyn Kostiantyn'],
  ['Щербухи Йосипівка Стрий', 'Shcherbukhy Yosypivka Stryi'],
  ['Знам’янка', 'Znamianka'],
  ['Ґалаґан Хмельницький', 'Galagan Khmelnytskyi'],
  ['ЩУКА ЮЛІЯ', 'SHCHUKA YULIIA'],
  // Russian and Belarusian, known by their own letters
  ['Григорий Рыжов', 'Grigorii Ryzhov'],
  ['Алёна Подъячева', 'Alena Podieiacheva'],
  ['Ігар Быкаў', 'Ihar Bykau'],
  // Georgian
  ['გიორგი ბერიძე', 'Giorgi Beridze'],
  ['ნინო ჭავჭავაძე', 'Nino Chavchavadze'],
  // Vietnamese, composed and taken apart
  ['Nguyễn Thị Đặng', 'Nguyen Thi Dang'],
  ['Nguyễn Văn Hưng'.normalize('NFD'), 'Nguyen Van Hung'],
  // Turkish and Azerbaijani
  ['İbrahim Işık Güneş Çağlar', 'Ibrahim Isik Gunes Caglar'],
  ['Əliyev Rəşad', 'Aliyev Rasad'],
  // Others of the neighbourhood
  ['Jörg Groß', 'Jorg Gross'],
  ['Straße ÆRØ', 'Strasse AERO'],
  ['Ștefan Țurcanu Dvořák Šimůnek', 'Stefan Turcanu Dvorak Simunek'],
  // Marks
  ['O’Brien "Jan" D\'Arc', 'OBrien Jan DArc'],
  ['Kowalski & Syn; ul. Długa 5/7 – m. 3', 'Kowalski + Syn, ul. Dluga 5/7 - m. 3'],
  ['a|b"c\r\nd\te', 'a bc d e'],
  ['  dwa   odstępy\u00a0tu ', 'dwa odstepy tu'],
  ['№ 5 [parter]', 'No 5 (parter)'],
])('%s is written %s', (text, written) => {
  expect(plain(text)).toBe(written)
})

test('a bank that reads Polish letters gets them, and all others in plain ones', () => {
  expect(writableText('Żółć Ñandú Юрій', 'polish')).toEqual({ ok: true, value: 'Żółć Nandu Yurii' })
  expect(writableText('Żółć'.normalize('NFD'), 'polish')).toEqual({ ok: true, value: 'Żółć' })
})

test.each([
  ['Arabic', 'محمد', ['م', 'ح', 'د']],
  ['Chinese beside Latin', 'Li 李', ['李']],
  ['digits of another script', 'ul. Długa ٣', ['٣']],
  ['nothing', '', []],
  ['marks alone', '— * —', []],
  ['a picture alone', '🚕', []],
])('%s is refused with what stands in the way', (_, text, letters) => {
  expect(plain(text)).toEqual({ letters })
})

test('a picture beside a name is left out, as a mark is', () => {
  expect(plain('Jan 🚕 Kowalski')).toBe('Jan Kowalski')
})

test('whatever is written has allowed characters only, is never empty, and stays as it is', () => {
  const allowed = /^[A-Za-z0-9.,/()+\-ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]+( [A-Za-z0-9.,/()+\-ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]+)*$/
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('plain', 'polish'),
      (text, letters) => {
        const written = writableText(text, letters)
        if (!written.ok) return
        expect(written.value).toMatch(letters === 'plain' ? /^[\x20-\x7e]+$/ : allowed)
        expect(written.value).toMatch(allowed)
        expect(writableText(written.value, letters)).toEqual(written)
      },
    ),
    { numRuns: 2000 },
  )
})

test('every letter of the alphabets that drivers write in is written', () => {
  const alphabets =
    'aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźżабвгґдеєжзиіїйклмнопрстуфхцчшщьюяёъыэў' +
    'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰçğıöşüăâđêôơưəñßæøœ'
  for (const letter of alphabets) {
    expect(plain(`x${letter}`), letter).toEqual(expect.stringMatching(/^x[a-z]*$/))
    const capital = letter.toUpperCase()
    expect(plain(`X${capital}`), capital).toEqual(expect.stringMatching(/^X[A-Za-z]*$/))
  }
})
