/**
 * Ukrainian as passports write it (Cabinet of Ministers of Ukraine, 27 January 2010, no. 55), which is the
 * name that Polish residence cards and banks copy. Belarusian ў and the letters of Russian that Ukrainian
 * does not have are as ICAO Doc 9303 writes them.
 */
const CYRILLIC: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'h',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'y',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ь: '',
  ю: 'iu',
  я: 'ia',
  ў: 'u',
  ё: 'e',
  ъ: 'ie',
  ы: 'y',
  э: 'e',
}

/** At the beginning of a word the same decree writes these otherwise. */
const CYRILLIC_FIRST: Readonly<Record<string, string>> = {
  є: 'ye',
  ї: 'yi',
  й: 'y',
  ю: 'yu',
  я: 'ya',
}

/** A name with one of these letters is Russian or Belarusian: Ukrainian has none of them. */
const NOT_UKRAINIAN = /[ёъыэў]/

/** Russian has none of these. */
const NOT_RUSSIAN = /[іў]/

/** What a Belarusian name writes otherwise, wherever in a word (ICAO Doc 9303). */
const BELARUSIAN: Readonly<Record<string, string>> = {
  й: 'i',
  ю: 'iu',
  я: 'ia',
}

/** And a Russian one. */
const RUSSIAN: Readonly<Record<string, string>> = { ...BELARUSIAN, г: 'g', и: 'i' }

/** The Georgian national system of 2002, as Georgian passports have it; its apostrophes are left out. */
const GEORGIAN: Readonly<Record<string, string>> = {
  ა: 'a',
  ბ: 'b',
  გ: 'g',
  დ: 'd',
  ე: 'e',
  ვ: 'v',
  ზ: 'z',
  თ: 't',
  ი: 'i',
  კ: 'k',
  ლ: 'l',
  მ: 'm',
  ნ: 'n',
  ო: 'o',
  პ: 'p',
  ჟ: 'zh',
  რ: 'r',
  ს: 's',
  ტ: 't',
  უ: 'u',
  ფ: 'p',
  ქ: 'k',
  ღ: 'gh',
  ყ: 'q',
  შ: 'sh',
  ჩ: 'ch',
  ც: 'ts',
  ძ: 'dz',
  წ: 'ts',
  ჭ: 'ch',
  ხ: 'kh',
  ჯ: 'j',
  ჰ: 'h',
}

/**
 * How the letters of a text are written in plain Latin ones, as passports write them: the text tells its
 * language where one of its letters does. Of a letter in lower case, and the word's letter before it, '' for
 * the first; undefined where no row writes it.
 */
export function romanisationOf(text: string): (letter: string, before: string) => string | undefined {
  const lower = text.toLowerCase()
  const otherwise = NOT_UKRAINIAN.test(lower) ? (NOT_RUSSIAN.test(lower) ? BELARUSIAN : RUSSIAN) : undefined
  return (letter, before) => {
    if (otherwise && letter in otherwise) return otherwise[letter]
    if (!otherwise && before === '' && letter in CYRILLIC_FIRST) return CYRILLIC_FIRST[letter]
    // So that зг is not read as ж.
    if (!otherwise && before === 'з' && letter === 'г') return 'gh'
    return CYRILLIC[letter] ?? GEORGIAN[letter]
  }
}

/** Georgian has no capitals; a name in it begins with one all the same. */
export function isGeorgian(letter: string): boolean {
  return letter in GEORGIAN
}
